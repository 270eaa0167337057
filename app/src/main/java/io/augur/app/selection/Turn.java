package io.augur.app.selection;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.AnimatorSet;
import android.animation.ObjectAnimator;
import android.animation.ValueAnimator;
import android.view.View;

/** A card turns over: first its back narrows, then its face widens; a tap ends it at once. */
final class Turn {
  private static final int HALF = 140;
  private static final float EDGE_ON = 90;
  private static final float FAR = 8000;

  private Turn() {}

  static void over(View back, View face) {
    if (!ValueAnimator.areAnimatorsEnabled()) {
      back.setVisibility(View.INVISIBLE);
      return;
    }
    float distance = FAR * back.getResources().getDisplayMetrics().density;
    back.setCameraDistance(distance);
    face.setCameraDistance(distance);
    face.setRotationY(-EDGE_ON);
    ObjectAnimator away = ObjectAnimator.ofFloat(back, View.ROTATION_Y, 0, EDGE_ON);
    ObjectAnimator here = ObjectAnimator.ofFloat(face, View.ROTATION_Y, -EDGE_ON, 0);
    AnimatorSet turn = new AnimatorSet();
    turn.playSequentially(away, here);
    away.setDuration(HALF);
    here.setDuration(HALF);
    away.addListener(
        new AnimatorListenerAdapter() {
          @Override
          public void onAnimationEnd(Animator animation) {
            back.setVisibility(View.INVISIBLE);
          }
        });
    back.setOnClickListener(view -> turn.end());
    turn.start();
  }
}

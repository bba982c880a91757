import type { CaptchaAnswer, CaptchaScene, WorkResult } from '@lima-id/api';
import type { SliderTrace } from '@lima-id/ui';

/** What was done with a picture, as the gateway takes it: whole pixels and milliseconds, and the work that the picture cost. */
export function pictureAnswer(
  scene: CaptchaScene,
  { challengeId, input, points }: SliderTrace,
  work?: WorkResult,
): CaptchaAnswer {
  return {
    kind: 'picture',
    scene,
    id: challengeId,
    input,
    points: points.map(([x, y, ms]) => [Math.round(x), Math.round(y), Math.round(ms)]),
    ...(work === undefined ? {} : { work }),
  };
}

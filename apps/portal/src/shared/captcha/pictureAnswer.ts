import type { CaptchaAnswer, CaptchaScene, WorkResult } from '@lima-id/api';
import type { SliderTrace } from '@lima-id/ui';

/**
 * The answer to a picture challenge in the gateway's form: whole pixels and milliseconds, and the result of its proof of work.
 */
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

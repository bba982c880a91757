import type { Texts } from '../locale/useTexts.ts';
import type { sliderCaptchaTexts } from './SliderCaptcha.texts.ts';
import type { SlidePhase, SlideState } from './slide.ts';

type Words = Texts<typeof sliderCaptchaTexts>;

/** Visible and announced texts of a state. */
interface SlideWords {
  /** Announced when it changes. */
  announcement: string;
  /** Along the lower edge of the picture. */
  band: string | null;
  tone: 'success' | 'danger' | 'neutral';
  /** In the track. */
  hint: string;
  /** Value text of the slider. */
  value: (x: number, range: number) => string;
}

function notice({ notice: kind, phase, tookMs }: SlideState, texts: Words): string {
  switch (kind) {
    case null:
      return '';
    case 'passed':
      return tookMs === null ? texts.passed : texts.took((tookMs / 1000).toFixed(1));
    case 'renewed':
      return phase === 'failure' ? texts.renewing : texts.renewed;
    case 'slow':
      return phase === 'expired' ? texts.slow : texts.slowRenewed;
    case 'locked':
      return texts.locked;
    default:
      return texts[kind];
  }
}

/**
 * The texts of a state; `renewals` is the number of challenges after the first, `byKeys` whether this slide started from the keyboard,
 * `working` the progress of the verification.
 */
export function slideWords(
  state: SlideState,
  { renewals, byKeys, working }: { renewals: number; byKeys: boolean; working: number | null },
  texts: Words,
): SlideWords {
  const { phase } = state;
  const message = notice(state, texts);
  const waits = phase === 'verifying' && working !== null;
  const underway = waits
    ? texts.workingSaid
    : phase === 'verifying'
      ? texts.verifying
      : phase === 'idle' && renewals > 0
        ? texts.ready
        : '';
  const hints: Partial<Record<SlidePhase, string>> = {
    idle: texts.hint,
    dragging: byKeys ? texts.confirm : '',
    verifying: texts.verifying,
  };
  const inPicture = phase === 'idle' || phase === 'failure' || phase === 'success';
  return {
    announcement: message === '' ? underway : message,
    band: waits ? texts.working(String(Math.floor(working * 100))) : message !== '' && inPicture ? message : null,
    tone: phase === 'success' ? 'success' : phase === 'failure' || state.notice === 'missed' ? 'danger' : 'neutral',
    hint: hints[phase] ?? '',
    value: (x, range) => (phase === 'success' ? texts.passed : texts.position(x, range)),
  };
}

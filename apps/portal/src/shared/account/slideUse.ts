import type { SlideProof, SmsState } from '@lima-id/domain';

/** The use of the passed slide: whether a code was requested with it, and the cooldown of the code button. */
export interface SlideUse {
  spent: boolean;
  phase: SmsState['phase'];
}

/** Before a slide was passed. */
export const unusedSlide: SlideUse = { spent: false, phase: 'idle' };

/** Whether a code is being sent, in cooldown, or unavailable: no code can be requested, and no slide is required. */
export function isWaiting({ phase }: SlideUse): boolean {
  return phase === 'sending' || phase === 'countdown' || phase === 'off';
}

/**
 * The slide as its field shows it. A used one stays passed as long as no other code can be requested; then another is required.
 */
export function shownSlide(proof: SlideProof | null, use: SlideUse): SlideProof | null {
  return use.spent && !isWaiting(use) ? null : proof;
}

/** The slide for the next code; null when another is required. */
export function usableSlide(proof: SlideProof | null, use: SlideUse): SlideProof | null {
  return use.spent ? null : proof;
}

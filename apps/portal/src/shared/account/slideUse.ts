import type { SlideProof, SmsState } from '@lima-id/domain';

/** What became of the passed slide: whether a code was asked for with it, and where the button that asks stands. */
export interface SlideUse {
  spent: boolean;
  phase: SmsState['phase'];
}

/** Before a slide was passed. */
export const unusedSlide: SlideUse = { spent: false, phase: 'idle' };

/** Whether a code is under way or was just sent, or none are sent: nothing can be asked for, and no slide is wanted. */
export function isWaiting({ phase }: SlideUse): boolean {
  return phase === 'sending' || phase === 'countdown' || phase === 'off';
}

/**
 * The slide as its field shows it. One that a code was asked for with stays passed as long as no other code can be asked for; then
 * another is wanted.
 */
export function shownSlide(proof: SlideProof | null, use: SlideUse): SlideProof | null {
  return use.spent && !isWaiting(use) ? null : proof;
}

/** The slide as the next code may be asked for with it; null when another is wanted. */
export function usableSlide(proof: SlideProof | null, use: SlideUse): SlideProof | null {
  return use.spent ? null : proof;
}

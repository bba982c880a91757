import { media } from './media.ts';
import { token } from './token.ts';

const ring = `outline:2px solid ${token('border-focus')};outline-offset:2px;`;

/** Declarations of the focus ring: 2 px white, then 2 px blue. Put them under `&:focus-visible`. */
export const focusRing = `${ring}box-shadow:0 0 0 2px ${token('color-ink-0')};`;

/** Takes the ring from a tab that a pointer pressed; `quietPress` marks it. */
export const quietRing = '&[data-pressed]:focus-visible{outline:0;box-shadow:none;}';

/** The focus ring on ink, where a white inner ring would be louder than the control. */
export const focusRingOnInk = `outline:2px solid ${token('color-primary-400')};outline-offset:2px;box-shadow:none;`;

/**
 * Declarations of a focused field: blue border and a pale halo of 3 px. Put them under `&:focus-within` or `&:focus`. Forced
 * colours drop the halo and give the outline, else transparent, the colour of text.
 */
export const fieldFocus = `border-color:${token('border-focus')};box-shadow:0 0 0 3px ${token('color-primary-100')};outline:2px solid transparent;`;

/** Wraps declarations so that they hold only for visitors who have not asked for less movement. */
export function motionSafe(declarations: string): string {
  return `@media (prefers-reduced-motion: no-preference){${declarations}}`;
}

/** Declarations of a colour change that follows the pointer, in `motion-fast`. */
export const colourTransition = motionSafe(
  `transition:color ${token('motion-fast')} ${token('motion-standard')},background-color ${token('motion-fast')} ${token('motion-standard')},border-color ${token('motion-fast')} ${token('motion-standard')},box-shadow ${token('motion-fast')} ${token('motion-standard')};`,
);

/** Declarations that make movement end at once for visitors who asked for less of it. */
export const stillWhenReduced = `${media.reducedMotion}{animation:none;transition:none;}`;

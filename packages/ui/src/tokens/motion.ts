import { media } from './media.ts';
import { token } from './token.ts';

const ring = `outline:2px solid ${token('border-focus')};outline-offset:2px;`;

/** Styles of the focus ring: 2 px white, then 2 px blue. Use them under `&:focus-visible`. */
export const focusRing = `${ring}box-shadow:0 0 0 2px ${token('focus-ring-inner')};`;

/** Suppresses the ring of a tab pressed by a pointer; `quietPress` marks it. */
export const quietRing = '&[data-pressed]:focus-visible{outline:0;box-shadow:none;}';

/** The focus ring on ink, where a white inner ring would be more prominent than the control. */
export const focusRingOnInk = `outline:2px solid ${token('color-primary-400')};outline-offset:2px;box-shadow:none;`;

/**
 * Styles of a focused field: blue border and a pale halo of 3 px. Use them under `&:focus-within` or `&:focus`. In forced colours mode the
 * halo is dropped, and the otherwise transparent outline gets the text colour.
 */
export const fieldFocus = `border-color:${token('border-focus')};box-shadow:0 0 0 3px ${token('field-halo')};outline:2px solid transparent;`;

/** Wraps declarations so that they do not apply with reduced motion. */
export function motionSafe(declarations: string): string {
  return `@media (prefers-reduced-motion: no-preference){${declarations}}`;
}

/** A colour transition for hover, in `motion-fast`. */
export const colourTransition = motionSafe(
  `transition:color ${token('motion-fast')} ${token('motion-standard')},background-color ${token('motion-fast')} ${token('motion-standard')},border-color ${token('motion-fast')} ${token('motion-standard')},box-shadow ${token('motion-fast')} ${token('motion-standard')};`,
);

/** Turns animations and transitions off with reduced motion. */
export const stillWhenReduced = `${media.reducedMotion}{animation:none;transition:none;}`;

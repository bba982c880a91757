import { laterPartsName } from './laterParts.ts';
import { onFirstAct } from './onFirstAct.ts';
import { whenResting } from './whenResting.ts';

function findElement(): HTMLStyleElement | null {
  return document.querySelector(`style[${laterPartsName}]`);
}

/** Lays out all parts of a prerendered page at once: positions are right from now on. */
export function showLaterParts(): void {
  findElement()?.remove();
}

function showNext(): void {
  const rules = findElement()?.sheet;
  if (!rules) return;
  rules.deleteRule(0);
  if (rules.cssRules.length === 0) showLaterParts();
  else whenResting(showNext);
}

/**
 * Lays out the parts of a prerendered page one by one, whenever it rests, once the visitor has pressed or scrolled: a menu may then stand out
 * of its part, and the scroll bar is right. Until then nobody would see a difference. Who scrolled before the scripts came has done so.
 */
export function showLaterPartsInTurn(): void {
  const start = () => {
    stopWaiting();
    window.removeEventListener('scroll', start);
    whenResting(showNext);
  };
  const stopWaiting = onFirstAct(start);
  window.addEventListener('scroll', start, { passive: true });
  if (window.scrollY > 0) start();
}

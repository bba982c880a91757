import type { KeyboardEvent } from 'react';
import { isComposing } from '../hooks/isComposing.ts';

const choices = '[data-part="choice"]';

function rowOf(element: Element): Element | null {
  return element.closest('li');
}

function press(row: Element, expanded: boolean): boolean {
  const fold = row.querySelector<HTMLButtonElement>(`:scope > [data-part="row"] > [aria-expanded="${expanded}"]`);
  fold?.click();
  return fold !== null;
}

/**
 * Arrow keys through the visible rows, in addition to Tab: up, down, Home and End move; right expands a category or goes into it, left
 * collapses it or goes to its parent.
 */
export function moveInCategories(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event)) return;
  const row = event.target instanceof Element ? rowOf(event.target) : null;
  if (row === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(choices));
  const own = row.querySelector<HTMLElement>(choices);
  const at = all.findIndex((choice) => choice === own);
  const parent = row.parentElement?.closest('li')?.querySelector<HTMLElement>(choices);
  const moves: Record<string, () => HTMLElement | null | undefined> = {
    ArrowDown: () => all[at + 1],
    ArrowUp: () => all[at - 1],
    Home: () => all[0],
    End: () => all[all.length - 1],
    ArrowRight: () => (press(row, false) ? own : row.querySelector<HTMLElement>(`:scope > ul ${choices}`)),
    ArrowLeft: () => (press(row, true) ? own : parent),
  };
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  move()?.focus();
}

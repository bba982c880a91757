import { sceneListFirst, sceneListStep } from './limits.ts';

/** How much of a list is shown. All three are whole numbers of entries; `shown + rest = total`. */
export interface ListWindow {
  total: number;
  shown: number;
  rest: number;
}

function wholeCount(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}

/** The window that shows `shown` of `total` entries; never more than `total`; negative and non-finite counts become 0. */
export function listWindow(total: number, shown: number): ListWindow {
  const entries = wholeCount(total);
  const visible = Math.min(wholeCount(shown), entries);
  return { total: entries, shown: visible, rest: entries - visible };
}

/** What a scene list of `total` entries shows at first: five. */
export function firstListWindow(total: number): ListWindow {
  return listWindow(total, sceneListFirst);
}

/** What the list shows after "more" was pressed: five more, up to the end. */
export function nextListWindow(window: ListWindow): ListWindow {
  return listWindow(window.total, window.shown + sceneListStep);
}

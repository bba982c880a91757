const mark = 'toReport';

/** Route state of a link to the fault report and not only to its scene. */
export const toReport = { [mark]: true };

export function leadsToReport(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state && state[mark] === true;
}

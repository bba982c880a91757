const mark = 'toReport';

/** State of an address that leads to the report of a fault and not only to its scene. */
export const toReport = { [mark]: true };

/** Whether the state of an address leads to the report of a fault. */
export function leadsToReport(state: unknown): boolean {
  return typeof state === 'object' && state !== null && mark in state && state[mark] === true;
}

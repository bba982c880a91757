/** Height in pixels above which a text block is clamped to one line. */
export const clampHeightPx = 30;

/** Milliseconds between the pointer leaving an expanded text block and its collapse. */
export const clampLeaveMs = 200;

/** Whether a text block of this full height in pixels is clamped to one line: when it is taller than `clampHeightPx`. */
export function clampNeeded(heightPx: number): boolean {
  return heightPx > clampHeightPx;
}

/** A text block that can be clamped. */
export type ClampState = 'collapsed' | 'expanded';

/** `toggled`: the button was pressed. `pointerGone`: the pointer left the block `clampLeaveMs` ago and did not return. */
export type ClampEvent = 'toggled' | 'pointerGone';

const clampTransitions: Record<ClampState, Record<ClampEvent, ClampState>> = {
  collapsed: { toggled: 'expanded', pointerGone: 'collapsed' },
  expanded: { toggled: 'collapsed', pointerGone: 'collapsed' },
};

/** The state of a clamped text block after an event. */
export function nextClamp(state: ClampState, event: ClampEvent): ClampState {
  return clampTransitions[state][event];
}

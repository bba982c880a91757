import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** `keyCode` of a key that an input method handles. Safari reports the Enter that ends a composition only so, after `compositionend`. */
const inputMethodKeyCode = 229;

/**
 * Whether a key belongs to an input method (IME): Escape cancels a composition, Enter takes what is typed, arrows and Tab move through the
 * candidates. Components ignore such keys.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === inputMethodKeyCode;
}

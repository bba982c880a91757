import type { SyntheticEvent } from 'react';

const mark = 'data-pressed';

function unmark({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.removeAttribute(mark);
}

/**
 * Radix focuses a pressed tab by script, and browsers show a ring for a focus by script when nothing had the focus before. These props
 * mark a tab that a pointer pressed, until a key is pressed or the focus leaves; its styles keep the ring away with `quietRing`.
 */
export const quietPress = {
  onMouseDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.setAttribute(mark, ''),
  onKeyDown: unmark,
  onBlur: unmark,
};

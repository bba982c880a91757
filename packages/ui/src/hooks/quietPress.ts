import type { SyntheticEvent } from 'react';

const mark = 'data-pressed';

function unmark({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.removeAttribute(mark);
}

/**
 * Radix focuses a pressed tab by script, and browsers show a focus ring for that when nothing had the focus before. These props mark a tab
 * pressed by a pointer, until a key is pressed or it is blurred; its styles suppress the ring with `quietRing`.
 */
export const quietPress = {
  onMouseDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.setAttribute(mark, ''),
  onKeyDown: unmark,
  onBlur: unmark,
};

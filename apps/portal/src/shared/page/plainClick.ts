type PlainClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link navigates here: not in a new tab or window, and not as a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: PlainClick): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

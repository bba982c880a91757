/** Inserts a text at the selection so that React and form libraries receive the input event. */
export function insertText(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  input.setRangeText(text, selectionStart ?? input.value.length, selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

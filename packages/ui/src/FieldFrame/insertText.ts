/** Puts a text where the selection is, in a way that React and form libraries notice. */
export function insertText(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  input.setRangeText(text, selectionStart ?? input.value.length, selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

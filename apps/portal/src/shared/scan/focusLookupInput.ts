/** Puts the cursor into the page's first field for identifiers, if it has one. */
export function focusLookupInput(): void {
  document.querySelector<HTMLInputElement>('form[role="search"] input[name="identifier"]')?.focus();
}

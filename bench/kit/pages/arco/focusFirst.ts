/** Focuses the first invalid field: the form itself only scrolls to it. */
export function focusFirst(form: string, errors: Readonly<Record<string, unknown>>): void {
  const field = Object.keys(errors)[0];
  const place = document.querySelector<HTMLElement>(`#${form}-${field}_input`);
  (place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('input, textarea'))?.focus();
}

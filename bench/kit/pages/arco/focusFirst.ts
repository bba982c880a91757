/** The first field refused gets the focus: the form scrolls to it, and no more. */
export function focusFirst(form: string, errors: Readonly<Record<string, unknown>>): void {
  const field = Object.keys(errors)[0];
  const place = document.querySelector<HTMLElement>(`#${form}-${field}_input`);
  (place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('input, textarea'))?.focus();
}

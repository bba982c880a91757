/**
 * What was typed into forms that were left for the login page. In memory and nowhere else, since passwords may be among it: it is there
 * when the person comes back, and gone when the page is.
 */
const drafts = new Map<string, unknown>();

/** Keeps what was typed into a form until it is taken. */
export function keepDraft(form: string, values: object): void {
  drafts.set(form, values);
}

/** Forgets what was typed into every form. */
export function forgetDrafts(): void {
  drafts.clear();
}

/** Takes what was typed into a form before; undefined when nothing was kept. */
export function takeDraft<Values extends object>(form: string): Partial<Values> | undefined {
  const values = drafts.get(form);
  drafts.delete(form);
  return values as Partial<Values> | undefined;
}

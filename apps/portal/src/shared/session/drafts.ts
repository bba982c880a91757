/**
 * Input of forms that were left for the login page. In memory only, since it may contain passwords: it is there when the user
 * returns, and lost with the page.
 */
const drafts = new Map<string, unknown>();

/** Keeps the input of a form until it is taken. */
export function keepDraft(form: string, values: object): void {
  drafts.set(form, values);
}

/** Drops the input of every form. */
export function forgetDrafts(): void {
  drafts.clear();
}

/** Takes the earlier input of a form; undefined without any. */
export function takeDraft<Values extends object>(form: string): Partial<Values> | undefined {
  const values = drafts.get(form);
  drafts.delete(form);
  return values as Partial<Values> | undefined;
}

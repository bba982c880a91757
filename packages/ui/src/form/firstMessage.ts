/**
 * The first message of a field's error: its own, or one inside its value, such as that of the second part of a path. React Hook Form keeps
 * the errors of parts in the shape of the value, next to a reference to the field.
 */
export function firstMessage(error: unknown): string | undefined {
  // An element refers to its component, and through it to everything.
  if (typeof error !== 'object' || error === null || 'nodeType' in error) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  for (const part of Object.values(error)) {
    const message = firstMessage(part);
    if (message !== undefined) return message;
  }
  return undefined;
}

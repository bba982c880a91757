const placeholderPattern = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** Whether a text has placeholders. */
export function hasPlaceholders(text: string): boolean {
  return text.search(placeholderPattern) !== -1;
}

/** Value of a placeholder by name; undefined when an object has no such fact. */
export type PlaceholderFiller = (name: string) => string | undefined;

/** The text with its placeholders filled, and whether each had a value; missing ones become empty. */
export function fillPlaceholders(text: string, filler: PlaceholderFiller): { text: string; complete: boolean } {
  if (!text.includes('{')) return { text, complete: true };
  let complete = true;
  const filled = text.replace(placeholderPattern, (_, name: string) => {
    const value = filler(name);
    if (value === undefined) complete = false;
    return value ?? '';
  });
  return { text: filled, complete };
}

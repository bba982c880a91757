const placePattern = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** Whether a text has places to fill. */
export function hasPlaces(text: string): boolean {
  return text.search(placePattern) !== -1;
}

/** What fills the places of a text, by name; undefined where an object has no such fact. */
export type PlaceFiller = (name: string) => string | undefined;

/** A text with its places filled, and whether each had something to fill it with; one without a fact becomes empty. */
export function fillPlaces(text: string, filler: PlaceFiller): { text: string; complete: boolean } {
  if (!text.includes('{')) return { text, complete: true };
  let complete = true;
  const filled = text.replace(placePattern, (_, name: string) => {
    const value = filler(name);
    if (value === undefined) complete = false;
    return value ?? '';
  });
  return { text: filled, complete };
}

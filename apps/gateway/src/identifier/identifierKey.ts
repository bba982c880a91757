/** The two halves of an identifier, as tables have it. */
export interface IdentifierKey {
  prefix: string;
  suffix: string;
}

/** The key of an identifier in its canonical form. */
export function identifierKey(identifier: string): IdentifierKey {
  const slash = identifier.indexOf('/');
  return { prefix: identifier.slice(0, slash), suffix: identifier.slice(slash + 1) };
}

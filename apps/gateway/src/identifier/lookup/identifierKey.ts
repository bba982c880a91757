/** Prefix and suffix columns of an identifier. */
export interface IdentifierKey {
  prefix: string;
  suffix: string;
}

/** The key of an identifier in canonical form. */
export function identifierKey(identifier: string): IdentifierKey {
  const slash = identifier.indexOf('/');
  return { prefix: identifier.slice(0, slash), suffix: identifier.slice(slash + 1) };
}

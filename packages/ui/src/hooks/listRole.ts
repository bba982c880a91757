/** The role of a list without bullets: outside of a `nav`, WebKit keeps the semantics of a list only where the role is written. */
export const listRole = 'list';

/** The role of an element that may be a list. */
export function roleOf(element: string | undefined): typeof listRole | undefined {
  return element === 'ul' || element === 'ol' ? listRole : undefined;
}

/**
 * The role of a list without bullets, as the styles of `ThemeProvider` make every `ul` and `ol`: outside of a `nav`, WebKit keeps the
 * semantics of such a list only where its role is written.
 */
export const listRole = 'list';

/** The role of an element that may be a list. */
export function roleOf(element: string | undefined): typeof listRole | undefined {
  return element === 'ul' || element === 'ol' ? listRole : undefined;
}

import { type Theme, type TokenName, themeDeclarations, variableName } from '../tokens/token.ts';
import { largeMode, largeModeAttribute } from './largeMode.ts';

/** The attribute of `html` that chooses a theme in a page with {@link darkModeStyles}: `dark` or `light`. */
export const darkModeAttribute = 'data-theme';

/** How a dark theme is chosen. */
export interface DarkModeOptions {
  /**
   * Whether a page without a choice is dark where the system is.
   * @default false
   */
  followsSystem?: boolean | undefined;
}

/** What two themes declare together: all that differs from the light theme in either, in the values of the first. */
function declarationsOver(theme: Theme, other: Theme, light: Theme): string {
  const more = (Object.keys(theme) as TokenName[]).filter(
    (name) => theme[name] === light[name] && other[name] !== light[name],
  );
  return themeDeclarations(theme, light) + more.map((name) => `${variableName(name)}:${theme[name]};`).join('');
}

/**
 * A dark theme, and its large mode, as rules for a static stylesheet: active while `html` has `data-theme="dark"`, and, when the site follows
 * the system, in a dark system without `data-theme="light"`. An inline script in the head that sets the attribute from storage chooses before
 * the first paint. On paper the page is light.
 */
export function darkModeStyles(light: Theme, dark: Theme, { followsSystem = false }: DarkModeOptions = {}): string {
  const root = ':root:root:root';
  const own = themeDeclarations(dark, light);
  const large = declarationsOver(largeMode(dark), largeMode(light), light);
  const rulesFor = (chosen: string) =>
    `${root}${chosen}{${own}}${root}${chosen}[${largeModeAttribute}='large']{${large}}`;
  const chosen = `@media screen{${rulesFor(`[${darkModeAttribute}='dark']`)}}`;
  if (!followsSystem) return chosen;
  return `${chosen}@media screen and (prefers-color-scheme:dark){${rulesFor(`:not([${darkModeAttribute}='light'])`)}}`;
}

import { lightTheme } from './lightTheme.ts';

/** The name of a design token; a name that is not in the theme does not compile. */
export type TokenName = keyof typeof lightTheme;

/** A complete set of values: a brand changes values, never the set of names. */
export type Theme = { readonly [Name in TokenName]: string };

/** The CSS variable that carries a token. */
export function variableName(name: TokenName): `--lima-${TokenName}` {
  return `--lima-${name}`;
}

/** A reference to a token for use in a style: `token('text-primary')` is `var(--lima-text-primary)`. */
export function token(name: TokenName): string {
  return `var(${variableName(name)})`;
}

/** The declarations of a whole theme, for a `:root` or any scope that carries it. */
export function themeDeclarations(theme: Theme): string {
  return Object.entries(theme)
    .map(([name, value]) => `--lima-${name}:${value};`)
    .join('');
}

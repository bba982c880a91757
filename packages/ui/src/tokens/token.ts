import { lightTheme } from './lightTheme.ts';

/** The name of a design token; an unknown name does not compile. */
export type TokenName = keyof typeof lightTheme;

/** A complete set of values: a brand changes values, never the set of names. */
export type Theme = { readonly [Name in TokenName]: string };

/** Whether a theme is dark. */
export function isDark(theme: Pick<Theme, 'page-color-scheme'>): boolean {
  return theme['page-color-scheme'] === 'dark';
}

/** The CSS variable of a token. */
export function variableName(name: TokenName): `--lima-${TokenName}` {
  return `--lima-${name}`;
}

/** A reference to a token for use in a style: `token('text-primary')` is `var(--lima-text-primary)`. */
export function token(name: TokenName): string {
  return `var(${variableName(name)})`;
}

/** The declarations of a theme, for `:root` or a scope: all of them, or only those that differ from `underneath` if given. */
export function themeDeclarations(theme: Theme, underneath?: Theme): string {
  return (Object.keys(theme) as TokenName[])
    .filter((name) => theme[name] !== underneath?.[name])
    .map((name) => `${variableName(name)}:${theme[name]};`)
    .join('');
}

import { type ReactNode, useMemo } from 'react';
import { lightTheme } from '../tokens/lightTheme.ts';
import { type Theme, themeDeclarations } from '../tokens/token.ts';
import { BaseStyle } from './ThemeProvider.styles.ts';
import { ThemeContext } from './useTheme.ts';

export interface ThemeProviderProps {
  /** A complete set of token values; the light theme when left out. */
  theme?: Theme;
  children?: ReactNode;
}

/**
 * Writes the theme as CSS variables on `:root`, and the base styles of a page. Put it once around an application; a part of a
 * page in another theme stands in a `ThemeScope`. A theme other than the light one adds one rule with what differs, before the
 * content, so that switching costs one text node and a page from the server shows no other theme first.
 */
export function ThemeProvider({ theme = lightTheme, children }: ThemeProviderProps) {
  const active = useMemo(() => ({ theme }), [theme]);
  return (
    <ThemeContext value={active}>
      <BaseStyle />
      {theme === lightTheme ? null : <style>{`:root:root{${themeDeclarations(theme, lightTheme)}}`}</style>}
      {children}
    </ThemeContext>
  );
}

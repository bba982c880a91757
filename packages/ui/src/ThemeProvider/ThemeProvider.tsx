import type { ReactNode } from 'react';
import { lightTheme } from '../tokens/lightTheme.ts';
import { type Theme, themeDeclarations } from '../tokens/token.ts';
import { BaseStyle } from './ThemeProvider.styles.ts';

export interface ThemeProviderProps {
  /** A complete set of token values; the light theme when left out. */
  theme?: Theme;
  children?: ReactNode;
}

/**
 * Writes the theme as CSS variables on `:root`, and the base styles of a page. Put it once around an application.
 * A theme other than the light one adds its own `:root` rule, so that switching costs one text node.
 */
export function ThemeProvider({ theme = lightTheme, children }: ThemeProviderProps) {
  return (
    <>
      <BaseStyle />
      {theme === lightTheme ? null : <style>{`:root:root{${themeDeclarations(theme)}}`}</style>}
      {children}
    </>
  );
}

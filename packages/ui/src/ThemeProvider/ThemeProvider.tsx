'use client';
import { type ReactNode, useMemo } from 'react';
import { lightTheme } from '../tokens/lightTheme.ts';
import { isDark, type Theme, themeDeclarations } from '../tokens/token.ts';
import { DarkContext } from './darkContext.ts';
import { BaseStyle } from './ThemeProvider.styles.ts';
import { ThemeContext } from './useTheme.ts';

export interface ThemeProviderProps {
  /**
   * A complete set of token values.
   * @default lightTheme
   */
  theme?: Theme | undefined;
  /** The nonce of the page's Content-Security-Policy, for the rules of this theme and of every `ThemeScope` below. */
  nonce?: string | undefined;
  /**
   * True when the page already has the global styles, as a server-rendered one does: they are not compiled again during hydration.
   * @default false
   */
  hasGlobalStyles?: boolean | undefined;
  children?: ReactNode;
}

/**
 * Sets the theme as CSS variables on `:root`, and the global styles. Wrap the application in it once; for a part of a page in another theme
 * use `ThemeScope`. A theme other than the light one adds one rule with the differences, before the content, so that switching updates one
 * text node and a server-rendered page never flashes another theme.
 */
export function ThemeProvider({ theme = lightTheme, nonce, hasGlobalStyles = false, children }: ThemeProviderProps) {
  const active = useMemo(() => ({ theme, nonce }), [theme, nonce]);
  return (
    <ThemeContext value={active}>
      {hasGlobalStyles ? null : <BaseStyle />}
      {theme === lightTheme ? null : (
        <style nonce={nonce}>{`:root:root{${themeDeclarations(theme, lightTheme)}}`}</style>
      )}
      <DarkContext value={isDark(theme)}>{children}</DarkContext>
    </ThemeContext>
  );
}

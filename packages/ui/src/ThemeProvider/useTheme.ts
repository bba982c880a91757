import { createContext, useContext } from 'react';
import { lightTheme } from '../tokens/lightTheme.ts';
import type { Theme } from '../tokens/token.ts';

/** The theme in force at a place of the page, and the class that carries it below the root. */
interface ActiveTheme {
  readonly theme: Theme;
  /** Undefined where the theme of the page holds. */
  readonly scopeClass?: string;
}

/** Given by `ThemeProvider` and `ThemeScope`; the light theme without one. */
export const ThemeContext = createContext<ActiveTheme>({ theme: lightTheme });

/** The record of the theme in force here, for what cannot read CSS variables: charts and canvases need literal colours. */
export function useTheme(): Theme {
  return useContext(ThemeContext).theme;
}

/**
 * The class of the nearest `ThemeScope`, for content that a portal moves out of it; undefined where the theme of the page
 * holds.
 */
export function useScopeClass(): string | undefined {
  return useContext(ThemeContext).scopeClass;
}

'use client';
import { createContext, useContext } from 'react';
import { lightTheme } from '../tokens/lightTheme.ts';
import type { Theme } from '../tokens/token.ts';

/** The theme at a point of the tree, and its class below the root. */
interface ActiveTheme {
  readonly theme: Theme;
  /** Undefined when it is the page's theme. */
  readonly scopeClass?: string | undefined;
  /** Of the page's Content-Security-Policy. */
  readonly nonce?: string | undefined;
}

/** Provided by `ThemeProvider` and `ThemeScope`; the light theme without either. */
export const ThemeContext = createContext<ActiveTheme>({ theme: lightTheme });

/** The current theme as a record, for APIs that cannot read CSS variables: charts and canvases need literal colours. */
export function useTheme(): Theme {
  return useContext(ThemeContext).theme;
}

/** The class of the nearest `ThemeScope`, for content rendered in a portal; undefined when the page's theme applies. */
export function useScopeClass(): string | undefined {
  return useContext(ThemeContext).scopeClass;
}

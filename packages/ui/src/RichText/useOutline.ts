'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { allowTree } from './allowTree.ts';
import { fitTree } from './fitTree.ts';
import { type HeadingLevel, type Outline, outline } from './outline.ts';
import { readDom } from './readDom.ts';
import { readMarkup } from './readMarkup.ts';

const never = () => () => undefined;

/** Whether the browser's parser may be used: false on the server and during hydration. */
function useBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** HTML as an allowed tree. */
export function useOutline(html: string, headingLevel: HeadingLevel, idPrefix: string): Outline {
  const read = useBrowser() ? readDom : readMarkup;
  return useMemo(
    () => outline(fitTree(allowTree(read(html))), headingLevel, idPrefix),
    [read, html, headingLevel, idPrefix],
  );
}

import { useMemo, useSyncExternalStore } from 'react';
import { allowTree } from './allowTree.ts';
import { fitTree } from './fitTree.ts';
import { type HeadingLevel, type Outline, outline } from './outline.ts';
import { readDom } from './readDom.ts';
import { readMarkup } from './readMarkup.ts';

const never = () => () => undefined;

/** Whether the browser may read: not on a server, nor while the page takes over what a server rendered. */
function useBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** HTML as a tree that may be shown. */
export function useOutline(html: string, headingLevel: HeadingLevel, idPrefix: string): Outline {
  const read = useBrowser() ? readDom : readMarkup;
  return useMemo(
    () => outline(fitTree(allowTree(read(html))), headingLevel, idPrefix),
    [read, html, headingLevel, idPrefix],
  );
}

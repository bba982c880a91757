'use client';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { allowTree } from './allowTree.ts';
import { fitTree } from './fitTree.ts';
import { type HeadingLevel, type Outline, outline } from './outline.ts';
import { readDom } from './readDom.ts';
import { readMarkup } from './readMarkup.ts';

const never = () => () => undefined;

/**
 * Whether the browser's parser may be used: false on the server and during hydration. A text that was hydrated stays as the server has read
 * it: to read it again would render it twice.
 */
function useBrowser(html: string): boolean {
  const hydrated = useRef<string | null>(null);
  return useSyncExternalStore(
    never,
    () => html !== hydrated.current,
    () => {
      hydrated.current = html;
      return false;
    },
  );
}

type Read = typeof readDom;

interface ReadText {
  read: Read;
  html: string;
  headingLevel: HeadingLevel;
  idPrefix: string;
  result: Outline;
}

/** The texts read last: a text and its table of contents read the same one. */
const readTexts: ReadText[] = [];
const capacity = 4;

function readOutline(read: Read, html: string, headingLevel: HeadingLevel, idPrefix: string): Outline {
  const before = readTexts.find(
    (one) => one.read === read && one.html === html && one.headingLevel === headingLevel && one.idPrefix === idPrefix,
  );
  if (before !== undefined) return before.result;
  const result = outline(fitTree(allowTree(read(html))), headingLevel, idPrefix);
  readTexts.unshift({ read, html, headingLevel, idPrefix, result });
  readTexts.length = Math.min(readTexts.length, capacity);
  return result;
}

/** HTML as an allowed tree. */
export function useOutline(html: string, headingLevel: HeadingLevel, idPrefix: string): Outline {
  const read = useBrowser(html) ? readDom : readMarkup;
  return useMemo(() => readOutline(read, html, headingLevel, idPrefix), [read, html, headingLevel, idPrefix]);
}

import type { Translate } from './catalogue.ts';

/** A sentence with parts: the texts around them, and what it is in English; null when the parts show that it is another sentence. */
export interface Pattern {
  around: readonly string[];
  say: (parts: readonly string[], translate: Translate) => string | null;
}

/** Makes a sentence of its parts. */
export type Sentence = (...parts: unknown[]) => unknown;

/** Stands for a part in a sentence that is made to be taken apart; of private use, since no text of the package has such characters. */
const firstSentinel = 0xe000;
const sentinel = /([\uE000-\uE00F])/;
const placeholder = /\{(\w+)\}/;
/** Names of placeholders that stand for figures. */
const figureNames = /^(?:n|count|number)$/;

const isEven = (_piece: string, index: number) => index % 2 === 0;
const isOdd = (_piece: string, index: number) => index % 2 === 1;

/** The parts between the texts of a pattern, each as short as possible; null when a text has other words. */
export function partsOf(text: string, around: readonly string[]): string[] | null {
  const [first = '', ...rest] = around;
  if (!text.startsWith(first)) return null;
  const parts: string[] = [];
  let at = first.length;
  for (const [index, words] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const end = isLast ? text.length - words.length : text.indexOf(words, at);
    if (end < at || !text.startsWith(words, end)) return null;
    parts.push(text.slice(at, end));
    at = end + words.length;
  }
  return parts;
}

/** The pattern of a function that makes a Chinese sentence. The English one takes the same parts in the same order. */
export function patternOfSentence(chinese: Sentence, english: Sentence): Pattern {
  const sentinels = Array.from({ length: chinese.length }, (_, index) => String.fromCharCode(firstSentinel + index));
  // Texts and sentinels in turn.
  const pieces = String(chinese(...sentinels)).split(sentinel);
  const places = sentinels.map((one) => pieces.filter(isOdd).indexOf(one));
  return {
    around: pieces.filter(isEven),
    say: (parts, translate) => {
      const said = english(...places.map((place) => parts[place] ?? ''), translate);
      return typeof said === 'string' ? said : null;
    },
  };
}

/** The pattern of a text with placeholders, such as `{count}`; null for one without. What takes their place may be a text of the package. */
export function patternOfText(chinese: string, english: string): Pattern | null {
  const pieces = chinese.split(placeholder);
  const names = pieces.filter(isOdd);
  if (names.length === 0) return null;
  return {
    around: pieces.filter(isEven),
    say: (parts, translate) => {
      const filled = new Map(names.map((name, index) => [name, parts[index] ?? '']));
      for (const [name, part] of filled) {
        if (figureNames.test(name) && part !== `{${name}}` && !/^\d[\d,.]*$/.test(part)) return null;
      }
      return english.replace(/\{(\w+)\}/g, (whole, name: string) => translate(filled.get(name) ?? whole));
    },
  };
}

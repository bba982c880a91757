import type { DocumentRun } from '@lima-id/domain';
import { mayBreak } from './lineBreaks.ts';

/** A run of a line in one style. */
export type Stretch = DocumentRun;

/** The width of a text in a style. */
export type Measure = (text: string, style: DocumentRun['style']) => number;

interface Sign {
  character: string;
  run: DocumentRun;
}

function isAlike(one: DocumentRun, other: DocumentRun): boolean {
  return one.style === other.style && one.href === other.href;
}

/** Joins adjacent characters of one style into runs. */
function stretchesOf(signs: readonly Sign[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { character, run } of signs) {
    const last = stretches.at(-1);
    if (last !== undefined && isAlike(last, run)) last.text += character;
    else stretches.push({ ...run, text: character });
  }
  return stretches;
}

/** The text split at every possible line break. */
function cut(signs: readonly Sign[]): Sign[][] {
  const parts: Sign[][] = [];
  for (const [at, sign] of signs.entries()) {
    const before = signs[at - 1];
    const inCode = sign.run.style === 'code' && before?.run.style === 'code';
    if (before === undefined || mayBreak(before.character, sign.character, inCode)) parts.push([sign]);
    else parts.at(-1)?.push(sign);
  }
  return parts;
}

function withoutEnd(signs: readonly Sign[]): Sign[] {
  const last = signs.findLastIndex(({ character }) => !/\s/.test(character));
  return signs.slice(0, last + 1);
}

/**
 * Breaks a text into lines no wider than `width`; a part that fits on no line is split anywhere. Parts are measured separately,
 * as most of them recur.
 */
export function flowText(runs: readonly DocumentRun[], width: number, measure: Measure): Stretch[][] {
  const signs = runs.flatMap((run) => Array.from(run.text, (character) => ({ character, run })));
  const widthOf = (some: readonly Sign[]) =>
    stretchesOf(some).reduce((sum, { text, style }) => sum + measure(text, style), 0);
  const lines: Sign[][] = [];
  let line: Sign[] = [];
  let filled = 0;
  const end = () => {
    if (line.length > 0) lines.push(withoutEnd(line));
    line = [];
    filled = 0;
  };
  const put = (part: readonly Sign[]) => {
    if (filled + widthOf(withoutEnd(part)) > width) end();
    line.push(...part);
    filled += widthOf(part);
  };
  for (const part of cut(signs)) {
    if (widthOf(withoutEnd(part)) <= width) put(part);
    else for (const sign of part) put([sign]);
  }
  end();
  return lines.map(stretchesOf);
}

import { readFileSync } from 'node:fs';
import type { SlideTrace } from '../judgeTrace.ts';

/** One slide of a hand of some kind. */
interface Take extends SlideTrace {
  hand: string;
}

/** A line of the record: `mouse, fast: mouse 8,0,0 12,-1,228`. */
function readTake(line: string): Take {
  const [, hand = '', input = '', points = ''] = /^(.+): (\w+) (.+)$/.exec(line) ?? [];
  return {
    hand,
    input: input as SlideTrace['input'],
    points: points.split(' ').map((point) => point.split(',').map(Number) as [number, number, number]),
  };
}

/** Slides of many kinds of hands, as a real Chromium gave them: recorded by e2e/support/recordHands.ts, on a machine that was busy. */
export const people: readonly Take[] = readFileSync(new URL('people.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(readTake);

import { readFileSync } from 'node:fs';
import type { SlideTrace } from '../../src/captcha/judgeTrace.ts';

/** One recorded slide. */
interface Take extends SlideTrace {
  hand: string;
}

/** A line of the recording: `mouse, fast: mouse 8,0,0 12,-1,228`. */
function readTake(line: string): Take {
  const [, hand = '', input = '', points = ''] = /^(.+): (\w+) (.+)$/.exec(line) ?? [];
  return {
    hand,
    input: input as SlideTrace['input'],
    points: points.split(' ').map((point) => point.split(',').map(Number) as [number, number, number]),
  };
}

/** Slides with many kinds of input, recorded from a real Chromium by e2e/support/recordHands.ts on a busy machine. */
export const people: readonly Take[] = readFileSync(new URL('people.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(readTake);

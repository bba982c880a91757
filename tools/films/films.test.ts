import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { captionsOf, drawFrame, lengthOf, mediaFolder } from './film.ts';
import { films } from './films/films.ts';

/** Size budget of a film's file in bytes. */
const mostBytes = 600_000;

const introduction = readFileSync(
  new URL('../../apps/portal/content/company/01-introduction.md', import.meta.url),
  'utf8',
);

function writtenLength(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

describe.each(films)('the film $name', (film) => {
  const cues = captionsOf(film);

  it('has one chapter per caption, in sequence', () => {
    expect(film.chapters).toHaveLength(cues.length);
    expect(cues.map(({ number }) => Number(number))).toEqual(cues.map((_, index) => index + 1));
    expect(cues.map(({ start }) => start)).toEqual([0, ...cues.slice(0, -1).map(({ end }) => end)]);
  });

  it('takes twenty to forty seconds, as its page says', () => {
    const seconds = lengthOf(cues);
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(40);
    expect(introduction).toMatch(new RegExp(`：${writtenLength(seconds)}\n\n!\\[\\]\\(${film.name}\\)`));
  });

  it('draws every frame, and is never static for two seconds', () => {
    const frames: string[] = [];
    for (let now = 0; now < lengthOf(cues); now += 0.25) {
      const frame = drawFrame(film, cues, now);
      expect(frame).not.toMatch(/NaN|undefined|Infinity/);
      expect(frame.match(/<g[ >]/g)?.length).toBe(frame.match(/<\/g>/g)?.length);
      frames.push(frame);
    }
    const atRest = frames.flatMap((frame, index) => (frame === frames[index + 8] ? [index / 4] : []));
    expect(atRest).toEqual([]);
  });

  it('shows exactly the words that its captions mark', () => {
    const marked = new Set(cues.flatMap(({ label, words }) => [label, ...words]));
    const drawn = new Set<string>();
    for (let now = 0; now < lengthOf(cues); now += 0.25) {
      for (const [, words = ''] of drawFrame(film, cues, now).matchAll(/<text [^>]*>([^<]*)<\/text>/g)) {
        if (/\p{Script=Han}/u.test(words)) drawn.add(words);
      }
    }
    expect(drawn).toEqual(marked);
  });

  it.each(['webm', 'mp4', 'webp', 'vtt'])('is published as %s within its size budget', (kind) => {
    const file = new URL(`${film.name}.${kind}`, mediaFolder);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeGreaterThan(100);
    expect(statSync(file).size).toBeLessThan(mostBytes);
  });
});

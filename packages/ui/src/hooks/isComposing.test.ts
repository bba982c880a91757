import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isComposing } from './isComposing.ts';

const home = fileURLToPath(new URL('..', import.meta.url));

/** These note that a key was pressed, whichever it is, keep it from what is around them, leave it to another file, or press it. */
const keyBlind = new Set([
  'CategoryTree/CategoryTree.tsx',
  'Carousel/useTrack.ts',
  'Popover/Popover.tsx',
  'Table/useLeavingButtons.ts',
  'VideoPlayer/useFullScreen.ts',
  'hooks/isComposing.ts',
  'hooks/keepPress.ts',
  'hooks/quietPress.ts',
  'testing/testEveryComponent.tsx',
]);

const withKeys = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
  .filter((path) => /\bKeyboardEvent\b|onKey(Down|Up)|'key(down|up)'/.test(readFileSync(join(home, path), 'utf8')));

describe('isComposing', () => {
  const key = (part: Partial<KeyboardEvent>) => ({ isComposing: false, keyCode: 27, ...part }) as KeyboardEvent;

  it('is true when a composition runs, or when the key code says that an input method has the key', () => {
    expect(isComposing(key({}))).toBe(false);
    expect(isComposing(key({ isComposing: true }))).toBe(true);
    expect(isComposing(key({ keyCode: 229 }))).toBe(true);
  });

  it('is left out by no file that is gone or handles no keys', () => {
    expect([...keyBlind].filter((path) => !withKeys.includes(path))).toEqual([]);
  });

  it.each(withKeys.filter((path) => !keyBlind.has(path)))('is consulted when %s handles keys', (path) => {
    expect(readFileSync(join(home, path), 'utf8')).toContain('isComposing(event)');
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../packages/ui/src');
const read = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');

/** Components that measure themselves: what they show changes with the width, and no rule in a style says so. */
function measured(): string[] {
  const files = globSync('*/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file));
  const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
  return folders.filter((name) => {
    const source = read(files.filter((file) => file.startsWith(`${name}/`)));
    const rule = /@container|\bmedia\.(?:mobile|tablet|belowDesktop|fromTablet|desktop|wide)\b|\((?:min|max)-width:/;
    return source.includes('observeSizes(') && !rule.test(source);
  });
}

describe('stories on a phone', () => {
  it('say so, in place of a play that does nothing in the width of the tests', () => {
    const root = join(import.meta.dirname, '..');
    const files = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], { cwd: root });
    const asking = files.filter((file) =>
      /matchMedia\([^)]*max-width|innerWidth [<>]/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(asking).toEqual([]);
  });
});

describe('the tag narrow', () => {
  it('gives the stories of a component that measures itself a picture at the second width', () => {
    const untagged = measured().filter((name) => {
      const stories = globSync(`${name}/*.stories.tsx`, { cwd: folder });
      return stories.length > 0 && !/\btags: \[[^\]]*'narrow'/.test(read(stories));
    });
    expect(measured()).toContain('ClampText');
    expect(untagged).toEqual([]);
  });
});

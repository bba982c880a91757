import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { affectedStories, readGraph } from './affectedStories.ts';

const graph = new Map([
  ['Button.stories.tsx', ['Button.tsx']],
  ['Dialog.stories.tsx', ['Dialog.tsx']],
  ['Dialog.tsx', ['Button.tsx', 'react']],
  ['Button.tsx', ['Dialog.types.ts']],
  ['Tag.stories.tsx', ['Tag.tsx']],
  ['Dialog.types.ts', ['Button.tsx']],
]);

describe('affectedStories', () => {
  it('returns the stories that import a changed file, closest first', () => {
    expect(affectedStories(graph, ['Button.tsx'])).toEqual(['Button.stories.tsx', 'Dialog.stories.tsx']);
    expect(affectedStories(graph, ['Dialog.tsx'])).toEqual(['Dialog.stories.tsx']);
  });

  it('returns a changed story file', () => {
    expect(affectedStories(graph, ['Tag.stories.tsx'])).toEqual(['Tag.stories.tsx']);
  });

  it('returns none when no story imports the change', () => {
    expect(affectedStories(graph, ['README.md'])).toEqual([]);
  });
});

describe('readGraph', () => {
  it('follows imports of screens into packages', () => {
    const read = readGraph(fileURLToPath(new URL('..', import.meta.url)));
    const stories = affectedStories(read, ['packages/ui/src/Button/Button.tsx']);
    const own = stories.indexOf('packages/ui/src/Button/Button.stories.tsx');
    const firstScreen = stories.findIndex((file) => file.startsWith('apps/portal/src/screens/'));
    expect(own).toBeGreaterThanOrEqual(0);
    expect(firstScreen).toBeGreaterThan(own);
  });
});

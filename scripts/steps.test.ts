import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, steps } from './steps.ts';

/** The checks that the jobs of a pull request name. */
function namedInCi(): string[] {
  const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
  const lists = [...workflow.matchAll(/^ +steps: (\S.*)$/gm)].map(([, list = '']) => list.replaceAll("'", ''));
  return lists.flatMap((list) => list.match(/"[^"]+"|\S+/g) ?? []).map((name) => name.replaceAll('"', ''));
}

describe('the checks of npm test', () => {
  it('are all run for a pull request, and no job names another', () => {
    const names = new Set(steps.map(({ name }) => name));
    expect([...new Set(namedInCi())].toSorted()).toEqual([...names].toSorted());
  });

  it('come after the checks that they need', () => {
    const early = steps.filter(({ after = [] }, index) =>
      after.some((name) => !steps.slice(0, index).some((step) => step.name === name)),
    );
    expect(early).toEqual([]);
  });
});

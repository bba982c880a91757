import { appendFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { journeyKeys } from './journeyKeys.ts';
import { journeyFiles } from './testFiles.ts';

const buying = 'e2e/journeys/buying.spec.ts';
const mine = 'e2e/journeys/mine.spec.ts';
const journeys = [buying, mine];

/** Files of a small repository, with the journeys whose result depends on each. */
const files: Record<string, { text: string; journeys: string[] }> = {
  'package.json': { text: '{}', journeys },
  'package-lock.json': { text: '{}', journeys },
  'tsconfig.base.json': { text: '{}', journeys },
  'scripts/switches.ts': { text: 'export {};', journeys },
  'scripts/budgets.ts': { text: 'export {};', journeys: [mine] },
  'scripts/other.ts': { text: 'export {};', journeys: [] },
  'e2e/playwright.config.ts': { text: `import '../scripts/switches.ts';`, journeys },
  'e2e/support/gateway.ts': { text: `new URL('../..', import.meta.url);`, journeys },
  'packages/domain/src/limits.ts': { text: 'export {};', journeys },
  'packages/domain/src/limits.test.ts': { text: 'export {};', journeys: [] },
  'apps/gateway/src/main.ts': { text: 'export {};', journeys },
  'apps/portal/content/news/one.md': { text: '# One', journeys },
  'apps/portal/src/Home.stories.tsx': { text: 'export {};', journeys: [] },
  [buying]: { text: `import '../support/gateway.ts';`, journeys: [buying] },
  [mine]: { text: `import '../../scripts/budgets.ts';`, journeys: [mine] },
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keys-'));
  for (const [file, { text }] of Object.entries(files)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const keys = (facts: string[] = ['node 24']) => journeyKeys(root, journeys, facts);

describe('journeyKeys', () => {
  it.each(Object.entries(files))('changes exactly the keys of the journeys that depend on %s', (file, one) => {
    const before = keys();
    appendFileSync(join(root, file), '\n');
    const now = keys();
    expect(journeys.filter((journey) => now.get(journey) !== before.get(journey))).toEqual(one.journeys);
    expect([...now.values()]).not.toContain(null);
  });

  it('changes every key when the product has another file, or another browser runs it', () => {
    const before = keys();
    expect(keys(['node 25']).get(buying)).not.toBe(before.get(buying));
    write('apps/portal/src/New.tsx', '');
    expect(keys().get(buying)).not.toBe(before.get(buying));
  });
});

it('gives every journey of this repository a key', () => {
  const repository = fileURLToPath(new URL('..', import.meta.url));
  const keysHere = [...journeyKeys(repository, globSync(journeyFiles, { cwd: repository }), [])];
  expect(keysHere.filter(([, key]) => key === null)).toEqual([]);
});

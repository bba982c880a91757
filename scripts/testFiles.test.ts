import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';
import { root, steps } from './steps.ts';
import { testFilesOf } from './testFiles.ts';

const tests = repositoryFiles(root).filter((file) => /\.(?:test\.tsx?|stories\.tsx|spec\.ts)$/.test(file));
/** Run by the example's own check, or only on a server. */
const elsewhere = /^(?:examples|bench\/kit)\/|\.postgresql\.test\.ts$/;

describe('testFilesOf', () => {
  it('finds every test of the repository in one step', async () => {
    const found = (await Promise.all(steps.map((step) => testFilesOf(step, root)))).flat();
    expect(tests.length).toBeGreaterThan(500);
    expect(tests.filter((file) => !elsewhere.test(file) && !found.includes(file))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, steps } from './steps.ts';
import { testFilesOf } from './testFiles.ts';

const tests = execFileSync('git', ['ls-files', '-z', '*.test.ts', '*.test.tsx', '*.stories.tsx', '*.spec.ts'], {
  cwd: root,
  encoding: 'utf8',
});
/** Run by the example's own check, or only on a server. */
const elsewhere = /^(?:examples|bench\/kit)\/|\.postgresql\.test\.ts$/;

describe('testFilesOf', () => {
  it('finds every test of the repository in one step', async () => {
    const found = (await Promise.all(steps.map((step) => testFilesOf(step, root)))).flat();
    const tracked = tests.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
    expect(tracked.length).toBeGreaterThan(500);
    expect(tracked.filter((file) => !elsewhere.test(file) && !found.includes(file))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });
});

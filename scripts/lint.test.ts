import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Planted faults and the rule that must refuse each. */
const faults = {
  'typescript(no-floating-promises)': 'export function start(): void {\n  Promise.resolve(1);\n}\n',
  'typescript(no-misused-promises)':
    'async function ready(): Promise<boolean> {\n  return true;\n}\nexport const text = ready() ? "a" : "b";\n',
  'react-hooks(rules-of-hooks)':
    'import { useState } from "react";\nexport function useCount(on: boolean): number {\n  if (on) return useState(0)[0];\n  return 0;\n}\n',
  'typescript(no-explicit-any)': 'export const value: any = 1;\n',
};

it.each(Object.entries(faults))('the linter refuses a planted fault of %s', (rule, source) => {
  writeFileSync(join(folder, 'planted.ts'), source);
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--config', join(root, '.oxlintrc.json'), '--deny-warnings', folder],
    { cwd: root, encoding: 'utf8' },
  );
  expect(run.stdout).toContain(rule);
  expect(run.status).toBe(1);
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const home = fileURLToPath(new URL('../../', import.meta.url));
const scripts = ['generateTokens.mjs', 'exportTokens.mjs', 'generateOnInk.mjs', 'generateIcons.mjs'];
const copied = ['scripts', 'src/tokens', 'tokens', 'src/Illustration', 'illustrations', 'src/icons', 'src/SceneIcon'];
const places = [...copied.slice(1), 'illustrations/on-ink', '.'];
const icons = '@tabler/icons-react';
let copy = '';

/** The files of a folder, not recursive, by name. */
function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(entries.map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'lima-ui-'));
  for (const folder of copied) cpSync(join(home, folder), join(copy, folder), { recursive: true });
  for (const name of Object.keys(filesOf(home))) cpSync(join(home, name), join(copy, name));
  const library = dirname(createRequire(import.meta.url).resolve(`${icons}/package.json`));
  mkdirSync(dirname(join(copy, 'node_modules', icons)), { recursive: true });
  symlinkSync(library, join(copy, 'node_modules', icons));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('generated files', () => {
  it.each(scripts)('stay as they are when %s runs again', (script) => {
    const run = spawnSync(process.execPath, [join(copy, 'scripts', script)], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    for (const place of places) expect(filesOf(join(copy, place))).toEqual(filesOf(join(home, place)));
  });
});

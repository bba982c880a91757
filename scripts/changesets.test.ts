import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git, hasGit, repositoryFiles } from './repositoryFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A temporary repository with this one's packages and changesets and no git history: all that `changeset version` reads. */
let copy: string;

const who = ['-c', 'user.name=tests', '-c', 'user.email=tests@localhost', '-c', 'commit.gpgsign=false'];
const read = /(?:^|\/)package\.json$|^package-lock\.json$|^\.changeset\/|\/CHANGELOG\.md$/;

function changeset(command: 'status' | 'version'): void {
  const cli = join(root, 'node_modules/@changesets/cli/bin.js');
  const run = spawnSync(process.execPath, [cli, command], { cwd: copy, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}`);
}

function readPackage(folder: string): { version: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8'));
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'changesets-'));
  for (const path of repositoryFiles(root)) if (read.test(path)) cpSync(join(root, path), join(copy, path));
  git(copy, 'init', '--quiet', '--initial-branch=main');
  git(copy, 'add', '--all');
  git(copy, ...who, 'commit', '--quiet', '--message=all');
});
afterEach(() => rmSync(copy, { recursive: true }));

describe.skipIf(!hasGit)('changesets in .changeset', () => {
  it('are valid', () => {
    expect(() => changeset('status')).not.toThrow();
  });

  it('name published packages only, since one for a private package would never be released', () => {
    const files = globSync('*.md', { cwd: join(root, '.changeset') });
    const named = files.flatMap((file) => {
      const [, head = ''] = readFileSync(join(root, '.changeset', file), 'utf8').split('---\n');
      return head.split('\n').flatMap((line) => (line === '' ? [] : [`${file}: ${line}`]));
    });
    expect(named.filter((line) => !/'@lima-id\/(?:domain|ui)': (?:major|minor|patch)$/.test(line))).toEqual([]);
  });

  it('are rejected when one names a private package beside a published one', () => {
    const mixed = "---\n'@lima-id/ui': minor\n'@lima-id/api': minor\n---\n\nMixed.\n";
    writeFileSync(join(copy, '.changeset/mixed.md'), mixed);
    expect(() => changeset('status')).toThrow('Found mixed changeset mixed');
  });

  it('release versions, changelogs and the dependency ranges of other workspaces', () => {
    const before = readPackage('packages/ui').version;
    writeFileSync(join(copy, '.changeset/one-more.md'), "---\n'@lima-id/ui': minor\n---\n\nOne more change.\n");
    git(copy, 'add', '--all');
    git(copy, ...who, 'commit', '--quiet', '--message=one more');
    changeset('version');
    const { version } = readPackage('packages/ui');
    expect(version).not.toBe(before);
    expect(readFileSync(join(copy, 'packages/ui/CHANGELOG.md'), 'utf8')).toMatch(
      new RegExp(`## ${version.replaceAll('.', '\\.')}\\n[^]*One more change\\.`),
    );
    expect(readPackage('apps/portal').dependencies?.['@lima-id/ui']).toBe(version);
    expect(readPackage('apps/portal').version).toBe('0.0.0');
  });
});

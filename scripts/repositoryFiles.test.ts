import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git, hasGit, repositoryFiles } from './repositoryFiles.ts';

let root: string;

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  write(
    'src/one.ts',
    'src/力码.ts',
    'src/dist/built.js',
    'node_modules/a/index.js',
    'kit/packed/a.tgz',
    'packed/kept.md',
  );
  write('run.log', '.hidden/one.json');
  writeFileSync(join(root, '.gitignore'), '# Made\nnode_modules\ndist\n*.log\n');
  writeFileSync(join(root, 'kit/.gitignore'), 'packed\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const expected = ['.gitignore', '.hidden/one.json', 'kit/.gitignore', 'packed/kept.md', 'src/one.ts', 'src/力码.ts'];

describe('repositoryFiles', () => {
  it('finds the files that are not ignored when there is no clone', () => {
    expect(repositoryFiles(root)).toEqual(expected);
  });

  it.skipIf(!hasGit)('finds the same files by Git in a clone', () => {
    git(root, 'init', '--quiet');
    git(root, 'add', 'src/one.ts');
    expect(repositoryFiles(root)).toEqual(expected);
  });

  it.skipIf(!hasGit)('leaves out a tracked file that was deleted', () => {
    git(root, 'init', '--quiet');
    git(root, 'add', 'src/one.ts');
    rmSync(join(root, 'src/one.ts'));
    expect(repositoryFiles(root)).not.toContain('src/one.ts');
  });

  it.skipIf(!hasGit)('finds the files of a tree without a clone inside of another clone that ignores it', () => {
    git(root, 'init', '--quiet');
    writeFileSync(join(root, '.gitignore'), 'tree\n');
    write('tree/src/one.ts');
    expect(repositoryFiles(join(root, 'tree'))).toEqual(['src/one.ts']);
  });

  it('walks when Git does not know the clone', () => {
    mkdirSync(join(root, '.git'));
    expect(repositoryFiles(root)).toEqual(expected);
  });
});

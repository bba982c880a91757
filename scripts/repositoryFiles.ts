// The files of the repository, with Git or without: a tree from a ZIP has no clone, and Git refuses a clone that belongs to somebody else.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

/**
 * Runs Git in `root`. Whoever checks a folder runs its programs, so that Git's refusal to read the clone of another owner protects nothing. Throws
 * when there is no Git, or no clone.
 */
export function git(root: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    // Above `root` there may be another clone, which knows nothing of this tree.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function answers(root: string, ...args: string[]): boolean {
  try {
    return git(root, ...args) !== '';
  } catch {
    return false;
  }
}

/** Whether Git is installed: tests that make a clone of their own need it. */
export const hasGit: boolean = answers(import.meta.dirname, '--version');

/** Whether Git can answer about a folder. */
export const isClone = (root: string): boolean => answers(root, 'rev-parse', '--git-dir');

function patternsIn(folder: string): string[] {
  const file = join(folder, '.gitignore');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** What a walk finds below a folder, without what the `.gitignore` of each folder names; they name files, not paths. */
function walk(root: string, folder: string, above: readonly string[]): string[] {
  const ignored = [...above, ...patternsIn(join(root, folder))];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === '.git' || ignored.some((pattern) => matchesGlob(entry.name, pattern))) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(root, path, ignored) : [path];
  });
}

/** Every file that Git tracks or does not ignore, as sorted paths from `root` that exist; found by a walk where Git cannot answer. */
export function repositoryFiles(root: string): string[] {
  return listed(root)
    .filter((file) => existsSync(join(root, file)))
    .toSorted();
}

function listed(root: string): string[] {
  try {
    const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    return [...new Set(files)].filter((file) => file !== '');
  } catch {
    return walk(root, '', []);
  }
}

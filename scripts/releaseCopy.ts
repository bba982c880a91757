import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, repositoryFiles } from './repositoryFiles.ts';

/** A temporary repository with this one's packages and changesets and one commit: all that `changeset version` reads. */
export interface ReleaseCopy {
  folder: string;
  /** Commits everything. */
  commit: (message: string) => void;
  /** Runs a command of changesets; throws with what it printed when it fails. */
  changeset: (command: 'status' | 'version') => void;
  remove: () => void;
}

const who = ['-c', 'user.name=tests', '-c', 'user.email=tests@localhost', '-c', 'commit.gpgsign=false'];
const read = /(?:^|\/)package\.json$|^package-lock\.json$|^\.changeset\/|\/CHANGELOG\.md$/;

export function createReleaseCopy(root: string): ReleaseCopy {
  const folder = mkdtempSync(join(tmpdir(), 'changesets-'));

  function commit(message: string): void {
    git(folder, 'add', '--all');
    git(folder, ...who, 'commit', '--quiet', `--message=${message}`);
  }

  for (const path of repositoryFiles(root)) if (read.test(path)) cpSync(join(root, path), join(folder, path));
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commit('all');
  return {
    folder,
    commit,
    changeset(command) {
      const cli = join(root, 'node_modules/@changesets/cli/bin.js');
      const run = spawnSync(process.execPath, [cli, command], { cwd: folder, encoding: 'utf8' });
      if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

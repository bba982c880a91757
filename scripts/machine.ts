// What a result depends on besides the files of the repository.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hasGit } from './repositoryFiles.ts';

const release = '/etc/os-release';

function answerOf(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).stdout ?? '';
}

/** Node version, platform and operating system; and that Git is missing, without which some tests are skipped. */
export function machine(): string {
  const system = existsSync(release) ? readFileSync(release, 'utf8') : '';
  const version = /^PRETTY_NAME="(.*)"$/m.exec(system)?.[1] ?? '';
  return `node ${process.version}, ${process.platform}-${process.arch}, ${version}${hasGit ? '' : ', no Git'}`;
}

/** Full version of a Chromium, and a hash of the installed fonts, which its pictures depend on. */
export function browserVersion(path: string): string {
  const fonts = answerOf('fc-list', []).split('\n').toSorted().join('\n');
  const hash = createHash('sha256').update(fonts).digest('hex').slice(0, 16);
  return `${answerOf(path, ['--version']).trim()}, fonts ${hash}`;
}

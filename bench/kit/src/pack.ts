// Packs domain and ui as they would be published and installs the tarballs here: npm run pack
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = join(here, '../..');
const packed = join(here, 'packed');
const packages = ['domain', 'ui'];

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
}

rmSync(packed, { recursive: true, force: true });
mkdirSync(packed);
run(
  root,
  join(root, 'node_modules/.bin/turbo'),
  'run',
  'build',
  ...packages.map((name) => `--filter=@lima-id/${name}`),
);
for (const name of packages) run(join(root, 'packages', name), 'npm', 'pack', '--pack-destination', packed);
run(here, 'npm', 'ci', '--include=dev', '--include=optional');
// The tarballs change with every pack, so a lockfile that includes their hashes would never match.
const tarballs = readdirSync(packed).map((file) => `./packed/${file}`);
run(here, 'npm', 'install', '--include=dev', '--include=optional', '--no-save', '--no-package-lock', ...tarballs);
console.log(`installed ${tarballs.join(' ')}`);

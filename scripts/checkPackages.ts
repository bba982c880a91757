// Checks what is published: publint and "are the types wrong" on the packed packages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const published = ['packages/domain', 'packages/ui'];
let red = false;

function run(name: string, args: string[], cwd: string): void {
  const done = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) red = true;
}

for (const place of published) {
  console.log(place);
  run('publint', ['--strict'], join(root, place));
  run(
    'attw',
    [
      '--pack',
      '.',
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './fonts.css',
      './illustrations/*',
      '--format',
      'ascii',
    ],
    join(root, place),
  );
}
process.exit(red ? 1 : 0);

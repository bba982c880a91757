// Checks what is published: the list of packed files, publint, and "are the types wrong" on the packed packages.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingFiles, strayFiles } from './packedFiles.ts';

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

/** Paths of the files that npm would publish. */
function packedFiles(place: string): string[] {
  const npm = process.env['npm_execpath'];
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const { stdout } = npm
    ? spawnSync(process.execPath, [npm, ...words], { cwd: place, encoding: 'utf8', maxBuffer: 1 << 26 })
    : spawnSync('npm', words, {
        cwd: place,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
        shell: process.platform === 'win32',
      });
  const [packed] = JSON.parse(stdout) as { files: { path: string }[] }[];
  return packed?.files.map(({ path }) => path) ?? [];
}

for (const place of published) {
  console.log(place);
  const files = packedFiles(join(root, place));
  const { exports } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')) as { exports: unknown };
  for (const file of strayFiles(files)) console.log(`STRAY ${file} must not be published.`);
  for (const file of missingFiles(files, exports)) console.log(`MISSING ${file} is exported and not published.`);
  red ||= strayFiles(files).length > 0 || missingFiles(files, exports).length > 0;
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
      './tokens.css',
      './illustrations/*',
      '--format',
      'ascii',
    ],
    join(root, place),
  );
}
process.exit(red ? 1 : 0);

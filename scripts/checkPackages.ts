// Checks what is published: the list of packed files, publint, and "are the types wrong" on the packed packages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmOutput } from './npmOutput.ts';
import { missingFiles, strayFiles } from './packedFiles.ts';
import { publishedPackages } from './publishedPackages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
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
  const [packed] = JSON.parse(npmOutput(['pack', '--dry-run', '--json', '--ignore-scripts'], place)) as {
    files: { path: string }[];
  }[];
  return packed?.files.map(({ path }) => path) ?? [];
}

for (const { folder, manifest } of publishedPackages(root)) {
  console.log(folder);
  const files = packedFiles(join(root, folder));
  for (const file of strayFiles(files)) console.log(`STRAY ${file} must not be published.`);
  for (const file of missingFiles(files, manifest.exports))
    console.log(`MISSING ${file} is exported and not published.`);
  red ||= strayFiles(files).length > 0 || missingFiles(files, manifest.exports).length > 0;
  run('publint', ['--strict'], join(root, folder));
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
    join(root, folder),
  );
}
process.exit(red ? 1 : 0);

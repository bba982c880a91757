// Checks what is published: the list of packed files, publint, and "are the types wrong" on the packed packages.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** What npm would publish: the name of its archive, and the paths of its files. */
interface Packed {
  filename: string;
  files: { path: string }[];
}

/**
 * Packs a package into `folder`. Beside its sources the archive would change what its build depends on: a check that runs at the same time
 * would build the package again, while others read it.
 */
function pack(place: string, folder: string): Packed {
  const [packed] = JSON.parse(
    npmOutput(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], place),
  ) as Packed[];
  if (packed === undefined) throw new Error(`npm packed nothing in ${place}.`);
  return packed;
}

const archives = mkdtempSync(join(tmpdir(), 'lima-packed-'));

for (const { folder, manifest } of publishedPackages(root)) {
  console.log(folder);
  const packed = pack(join(root, folder), archives);
  const files = packed.files.map(({ path }) => path);
  for (const file of strayFiles(files)) console.log(`STRAY ${file} must not be published.`);
  for (const file of missingFiles(files, manifest.exports))
    console.log(`MISSING ${file} is exported and not published.`);
  red ||= strayFiles(files).length > 0 || missingFiles(files, manifest.exports).length > 0;
  run('publint', ['--strict'], join(root, folder));
  run(
    'attw',
    [
      join(archives, packed.filename),
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
rmSync(archives, { recursive: true });
process.exit(red ? 1 : 0);

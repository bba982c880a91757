import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { buildTarget } from '../../../../scripts/floor/browsers.ts';
import { slimNivo } from './slimNivo.ts';

/** The folder of the design system. */
export const packageFolder = dirname(fileURLToPath(new URL('../../package.json', import.meta.url)));

/** An installed package of which a bundle has something. */
export interface BundledPackage {
  name: string;
  version: string;
  licence: string;
}

/** The package of a module: the innermost folder of `node_modules`; null for our own. */
function folderOf(id: string): string | null {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0] ?? null;
}

function readPackage(folder: string): BundledPackage {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('LICEN[CS]E*', { cwd: folder });
  if (file === undefined) throw new Error(`${name} has no licence to pass on.`);
  return { name, version, licence: readFileSync(join(folder, file), 'utf8').trim() };
}

/**
 * Writes the plots of `src/charts/nivo` into a folder, a module each, with what they use of nivo. Resolves with the packages that are
 * in them, by name.
 */
export async function bundlePlots(folder: string): Promise<BundledPackage[]> {
  const { output } = await build({
    cwd: packageFolder,
    input: Object.fromEntries(['bar', 'line', 'pie'].map((name) => [name, `src/charts/nivo/${name}.tsx`])),
    external: /^(?:react|react\/jsx-runtime|@lima-id\/domain)$/,
    platform: 'browser',
    plugins: [slimNivo()],
    // Directives stay where they are.
    checks: { moduleLevelDirective: false },
    transform: { target: buildTarget, jsx: 'react-jsx' },
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'shared-[name].js',
      // Modules of ours say so themselves.
      banner: ({ isEntry }) => (isEntry ? '' : "'use client';"),
    },
  });
  const used = output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
  const folders = new Set(used.flatMap((id) => folderOf(id) ?? []));
  return [...folders].map(readPackage).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The licences of bundled packages, each text once below the packages that it is of. */
export function licenceText(packages: readonly BundledPackage[]): string {
  const owners = new Map<string, string[]>();
  for (const { name, version, licence } of packages)
    owners.set(licence, [...(owners.get(licence) ?? []), `${name} ${version}`]);
  const parts = [...owners].map(([licence, names]) => `${names.join('\n')}\n\n${licence}\n`);
  return `The charts contain parts of these packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

// The names of the pictures that the stories have, read from the story files without running them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { pictureStem } from '../.storybook/pictured.ts';
import { storyMeta } from './storyMeta.ts';

/** The ids of the stories of one file. */
export function storyIds(file: string, source: string): string[] {
  const meta = storyMeta(source);
  if (meta === null) throw new Error(`${file} has no title followed by an id in its meta.`);
  const { module } = parseSync(file, source);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType, exportName }) => !isType && exportName.kind === 'Name')
    .map(({ exportName }) => toId(meta.id, storyNameFromExport(exportName.name ?? '')));
}

/** Path of every story file, relative to the root. */
export function storyFiles(root: string): string[] {
  return globSync('{packages/ui,apps/portal}/src/**/*.stories.tsx', { cwd: root }).toSorted();
}

/** Stems of all stories below the root. */
export function allStems(root: string): Set<string> {
  return new Set(
    storyFiles(root).flatMap((file) => storyIds(file, readFileSync(join(root, file), 'utf8')).map(pictureStem)),
  );
}

/** Files of pictures that belong to no story. */
export function orphans(files: readonly string[], stems: ReadonlySet<string>): string[] {
  return files.filter((file) => !stems.has(/^(.+)-(?:1440|390)\.(?:webp|png)$/.exec(file)?.[1] ?? ''));
}

// The names of the pictures that the stories have, read from the story files without running them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { pictureStem } from '../.storybook/pictured.ts';
import { storyMeta } from './storyMeta.ts';

/** The stories of one file: the id of each, and its code. */
function storiesOf(file: string, source: string): { id: string; code: string }[] {
  const meta = storyMeta(source);
  if (meta === null) throw new Error(`${file} has no title followed by an id in its meta.`);
  const { module } = parseSync(file, source);
  return module.staticExports.flatMap(({ start, end, entries }) =>
    entries
      .filter(({ isType, exportName }) => !isType && exportName.kind === 'Name')
      .map(({ exportName }) => ({
        id: toId(meta.id, storyNameFromExport(exportName.name ?? '')),
        code: source.slice(start, end),
      })),
  );
}

/** The ids of the stories of one file. */
export function storyIds(file: string, source: string): string[] {
  return storiesOf(file, source).map(({ id }) => id);
}

/** The ids of the stories of one file that are shown on a phone alone. */
export function phoneStoryIds(file: string, source: string): string[] {
  return storiesOf(file, source)
    .filter(({ code }) => /\bglobals: onPhone\b/.test(code))
    .map(({ id }) => id);
}

/** Path of every story file, relative to the root. */
export function storyFiles(root: string): string[] {
  return globSync('{packages/ui,apps/portal}/src/**/*.stories.tsx', { cwd: root }).toSorted();
}

/** Stems of the stories below the root: of all, or of those whose ids `idsOf` finds in a file. */
export function allStems(root: string, idsOf = storyIds): Set<string> {
  return new Set(
    storyFiles(root).flatMap((file) => idsOf(file, readFileSync(join(root, file), 'utf8')).map(pictureStem)),
  );
}

/** Files of pictures that belong to no story. */
export function orphans(files: readonly string[], stems: ReadonlySet<string>): string[] {
  return files.filter((file) => !stems.has(/^(.+)-(?:1440|390)\.(?:webp|png)$/.exec(file)?.[1] ?? ''));
}

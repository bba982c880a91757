// What the result of a story file depends on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFiles } from './affectedStories.ts';
import { closures, filesBelow, orNull } from './importClosure.ts';
import { lockedPackages } from './lockedPackages.ts';
import { contentHashes, keyOf } from './resultCache.ts';
import { storyMeta } from './storyMeta.ts';

const pictures = '.storybook/__screenshots__';
/** Files whose imports every story depends on. */
const entries = ['vitest.stories.config.ts', '.storybook/main.ts', '.storybook/preview.tsx'];
/** What every story depends on besides: aliases, and the folders that Storybook serves. */
const files = ['tsconfig.base.json'];
const served = ['packages/ui/illustrations', 'apps/portal/public/media'];

/** Whose packages stories and their tools use. What only builds the portal is none of them. */
const workspaces = [
  ...['', 'packages/ui', 'packages/domain', 'packages/api', 'packages/content'].map((folder) => ({
    folder,
    withDevelopment: true,
  })),
  { folder: 'apps/portal', withDevelopment: false },
];

/** How the names of the pictures of a story file begin; null when its meta has no id. */
export function pictureStart(source: string): string | null {
  const meta = storyMeta(source);
  return meta && `${meta.id}-`;
}

/** The pictures of a story file; all, when none begins like its id. */
function picturesOf(source: string, shown: readonly string[]): string[] {
  const start = pictureStart(source);
  const own = start === null ? [] : shown.filter((picture) => picture.startsWith(start));
  return (own.length === 0 ? shown : own).map((picture) => join(pictures, picture));
}

/** Computes the key of each story file; null when its imports cannot be followed: its result is not kept. */
export function storyKeys(
  root: string,
  storyFiles: readonly string[],
  facts: readonly string[],
): Map<string, string | null> {
  const closureOf = closures(root, exportedFiles(root));
  const contentOf = contentHashes(root);
  const shown = readdirSync(join(root, pictures));

  /** Everything that all stories have in common. */
  function commonKey(): string {
    const storybook = filesBelow(root, '.storybook').filter((file) => !file.startsWith(pictures));
    const programs = [...entries, ...storybook.filter((file) => /\.tsx?$/.test(file))];
    const read = served.flatMap((folder) => filesBelow(root, folder));
    const { scripts: _, ...settings } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const locked = lockedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), workspaces);
    const used = [...facts, JSON.stringify(settings), ...locked];
    return keyOf([...closureOf(programs), ...storybook, ...files, ...read], used, contentOf);
  }

  const common = orNull(commonKey);
  return new Map(
    storyFiles.map((file) => {
      const own = () => picturesOf(readFileSync(join(root, file), 'utf8'), shown);
      return [file, common && orNull(() => keyOf([...closureOf([file]), ...own()], [common], contentOf))];
    }),
  );
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `.changeset`. */
export interface Changeset {
  file: string;
  /** The lines of its head: `'@lima-id/ui': minor`. */
  releases: string[];
  /** What the changelogs say: Markdown. */
  summary: string;
}

/** The changesets of a repository that wait for a release. */
export function readChangesets(root: string): Changeset[] {
  const folder = join(root, '.changeset');
  return globSync('*.md', { cwd: folder })
    .toSorted()
    .map((file) => {
      const [, head = '', ...rest] = readFileSync(join(folder, file), 'utf8').split(/^---\n/m);
      return { file, releases: head.split('\n').filter((line) => line !== ''), summary: rest.join('---\n').trim() };
    });
}

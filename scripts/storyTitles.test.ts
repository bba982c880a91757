import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { storyFiles, storyIds } from './pictureNames.ts';
import { storyMeta } from './storyMeta.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const files = storyFiles(root).map((path) => {
  const source = read(path);
  const { title, id } = storyMeta(source) ?? { title: '', id: '' };
  return { path, source, title, id };
});

/** The groups of the sidebar, in its order; before them stand the pages without stories. */
const groups: string[] = getStorySortParameter(read('.storybook/preview.tsx'))
  .order.filter((name: unknown) => typeof name === 'string')
  .filter((name: string) => name !== 'Welcome' && name !== 'Guides');

/** What is not alone in a list. */
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the titles of stories', () => {
  it.each(files)('of $path are a group and names in English and Chinese', ({ title }) => {
    const [group, ...names] = title.split('/');
    expect(groups).toContain(group);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z ]* \p{Script=Han}+$/u);
  });

  it('are in every group, and all different', () => {
    expect([...new Set(files.map(({ title }) => title.split('/')[0]))].toSorted()).toEqual(groups.toSorted());
    expect(repeated(files.map(({ title }) => title))).toEqual([]);
  });
});

describe('the ids of stories', () => {
  // Pictures are named after these ids; pictures.test.ts checks that each story has its own, and each picture its story.
  it('are all different', () => {
    expect(repeated(files.map(({ id }) => id))).toEqual([]);
    expect(repeated(files.flatMap(({ path, source }) => storyIds(path, source)))).toEqual([]);
  });

  it.each(files)('are those that Storybook gives the stories of $path', ({ path, source }) => {
    const csf = loadCsf(source, { fileName: path, makeTitle: (title) => title ?? '' }).parse();
    const given = csf.indexInputs.map(
      ({ __id, metaId = '', exportName }) => __id ?? toId(metaId, storyNameFromExport(exportName)),
    );
    expect(given.toSorted()).toEqual(storyIds(path, source).toSorted());
  });
});

describe('the headings of pages of documentation', () => {
  const pages = globSync(['packages/ui/src/**/*.mdx', '.storybook/*.mdx'], { cwd: root });

  it.each(pages)('are English, as the prose under them, in %s', (page) => {
    const headings = read(page).match(/^#+ .*$/gm) ?? [];
    expect(headings).not.toEqual([]);
    expect(headings.filter((heading) => /\p{Script=Han}/u.test(heading))).toEqual([]);
  });
});

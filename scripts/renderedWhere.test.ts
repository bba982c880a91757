import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Page, pageEntries } from '../packages/api/src/pages/pages.ts';

const decision = readFileSync(new URL('../docs/adr/0027-what-renders-where.md', import.meta.url), 'utf8');

/** The rows of the first table: names of pages, and what renders them. */
const rows = (decision.split('\n\n').find((block) => block.startsWith('| pages |')) ?? '')
  .split('\n')
  .slice(2)
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([, names = '', by = '']) => ({ names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), by }));

/** The words with which a row begins to say what renders its pages. */
function renderedBy({ prerender, isPrivate }: Page): string {
  if (prerender !== 'never') return `the ${prerender}, `;
  return isPrivate === true ? 'the browser, after a login' : 'the browser';
}

describe('docs/adr/0027', () => {
  it('names every page once, and no other', () => {
    const known = pageEntries.map(([name]) => name);
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(known.toSorted());
  });

  it.each(pageEntries)('says of the page %s what renders it', (name, page) => {
    const by = rows.find(({ names }) => names.includes(name))?.by ?? '';
    const expected = renderedBy(page);
    expect(page.prerender === 'never' ? by : by.slice(0, expected.length)).toBe(expected);
  });
});

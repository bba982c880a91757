import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aliases } from '../.storybook/aliases.ts';
import { englishName, searchedTitle, shownName } from '../.storybook/searchedTitles.ts';
import { storyFiles } from './pictureNames.ts';
import { storyMeta } from './storyMeta.ts';

const root = join(import.meta.dirname, '..');

/** Titles of what designers and developers search: the stories of the design system, without those that only tests need. */
const titles = storyFiles(root)
  .filter((file) => file.startsWith('packages/ui/') && !file.includes('/testing/'))
  .map((file) => storyMeta(readFileSync(join(root, file), 'utf8'))?.title ?? '');

/** Components with a word among their aliases. */
const found = (word: string) => Object.keys(aliases).filter((name) => aliases[name]?.includes(word));

describe('aliases', () => {
  it('lead to components that exist, and none is without', () => {
    expect(Object.keys(aliases).toSorted()).toEqual(titles.map(englishName).toSorted());
  });

  it.each(Object.entries(aliases))('of %s are two or more, single words, Chinese ones among them', (name, words) => {
    expect(words.length).toBeGreaterThanOrEqual(2);
    expect(words.filter((word) => /\p{Script=Han}/u.test(word))).not.toEqual([]);
    expect(words.filter((word) => /\s/.test(word))).toEqual([]);
    expect(new Set([...words, name]).size).toBe(words.length + 1);
  });

  it.each([
    ['弹窗', 'Dialog'],
    ['modal', 'Dialog'],
    ['dropdown', 'Select'],
    ['下拉', 'Select'],
    ['提示', 'Tooltip'],
    ['提示', 'Toast'],
    ['抽屉', 'SidePanel'],
  ])('find by %s the component %s', (word, name) => {
    expect(found(word)).toContain(name);
  });
});

describe('searchedTitle', () => {
  it('ends with the aliases of the component, which the sidebar does not show', () => {
    expect(searchedTitle('Overlays/Dialog 对话框')).toBe(
      'Overlays/Dialog 对话框 · 弹窗 模态 弹层 modal popup lightbox',
    );
    expect(shownName('Dialog 对话框 · 弹窗 模态 弹层 modal popup lightbox')).toBe('Dialog 对话框');
  });

  it('is the title itself when there are no aliases', () => {
    expect(searchedTitle('Screens/Home 首页')).toBe('Screens/Home 首页');
    expect(shownName('Home 首页')).toBe('Home 首页');
  });
});

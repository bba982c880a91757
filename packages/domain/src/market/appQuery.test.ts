import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPageMax } from '../list/limits.ts';
import { changeListQuery } from '../list/listQuery.ts';
import {
  type AppQuery,
  appSearchOf,
  appSorts,
  categoryChoices,
  chooseCategory,
  initialAppQuery,
  keepKnownCategories,
  queryCategory,
  readAppQuery,
  writeAppQuery,
} from './appQuery.ts';
import { appSources, unlimited } from './appSource.ts';
import { buildCategoryTree } from './categoryTree.ts';
import { appPageSizes } from './limits.ts';

const chosen: AppQuery = { ...initialAppQuery, level1: 'a', level2: 'b', level3: 'c', page: 4 };
const read = (text: string) => readAppQuery(new URLSearchParams(text));

describe('names of the filters', () => {
  it('are those of the list when it is drawn', () => {
    expect(unlimited).toBe('不限');
    expect(appSources).toEqual({ '': '不限', own: '自研应用', partner: '生态伙伴' });
    expect(appSorts).toEqual({ sellTimeDown: '上架时间', sellTimeUp: '上架时间', priceUp: '价格', priceDown: '价格' });
  });
});

describe('chooseCategory', () => {
  it.each([
    [1, { level1: 'x', level2: '', level3: '' }],
    [2, { level2: 'x', level3: '' }],
    [3, { level3: 'x' }],
  ] as const)('clears the levels below when level %d is chosen', (level, change) => {
    expect(chooseCategory(level, 'x')).toEqual(change);
    expect(changeListQuery(chosen, chooseCategory(level, 'x')).query).toEqual({ ...chosen, ...change, page: 1 });
  });
});

describe('queryCategory', () => {
  it('is the lowest level when several are chosen', () => {
    expect(queryCategory(chosen)).toBe('c');
    expect(queryCategory({ ...chosen, level3: '' })).toBe('b');
    expect(queryCategory({ ...chosen, level3: '', level2: '' })).toBe('a');
    expect(queryCategory(initialAppQuery)).toBe('');
  });
});

const tree = buildCategoryTree([
  { id: 'a', name: '标识应用', parentId: '-1' },
  { id: 'b', name: '赋码', parentId: 'a' },
  { id: 'c', name: '批量赋码', parentId: 'b' },
  { id: 'd', name: '生产制造', parentId: '-1' },
]);

describe('categoryChoices', () => {
  const ids = (changes: Partial<AppQuery>) =>
    categoryChoices(tree, { ...initialAppQuery, ...changes }).map((level) => level.map(({ id }) => id));

  it('offers what is below the chosen ones, level by level', () => {
    expect(ids({})).toEqual([['a', 'd'], [], []]);
    expect(ids({ level1: 'a' })).toEqual([['a', 'd'], ['b'], []]);
    expect(ids({ level1: 'a', level2: 'b' })).toEqual([['a', 'd'], ['b'], ['c']]);
    expect(ids({ level1: 'd', level2: 'b' })).toEqual([['a', 'd'], [], []]);
    expect(ids({ level1: 'gone' })).toEqual([['a', 'd'], [], []]);
  });
});

describe('keepKnownCategories', () => {
  const kept = ({ level1, level2, level3 }: AppQuery) => [level1, level2, level3];

  it.each([
    [{ level1: 'gone', level2: 'b', level3: 'c' }, ['', '', '']],
    [{ level1: 'd', level2: 'b', level3: 'c' }, ['d', '', '']],
    [{ level1: 'a', level2: 'gone', level3: 'c' }, ['a', '', '']],
    [{ level1: 'a', level2: 'b', level3: 'gone' }, ['a', 'b', '']],
    [{ level1: 'b' }, ['', '', '']],
  ])('drops what the tree does not have when %j is asked for', (levels, expected) => {
    const query: AppQuery = { ...initialAppQuery, name: '赋码', source: 'own', page: 3, ...levels };
    const known = keepKnownCategories(query, tree);
    expect(kept(known)).toEqual(expected);
    expect(known).toMatchObject({ name: '赋码', source: 'own', page: 3 });
  });

  it.each([[{}], [{ level1: 'a' }], [{ level1: 'a', level2: 'b' }], [{ level1: 'a', level2: 'b', level3: 'c' }]])(
    'gives the same query when the tree has all of %j',
    (levels) => {
      const query: AppQuery = { ...initialAppQuery, ...levels };
      expect(keepKnownCategories(query, tree)).toBe(query);
    },
  );
});

describe('readAppQuery', () => {
  it('opens with everything, newest first and nine a page when the address says nothing', () => {
    expect(read('')).toEqual({
      name: '',
      level1: '',
      level2: '',
      level3: '',
      source: '',
      sort: 'sellTimeDown',
      page: 1,
      size: 9,
    });
  });

  it('reads each value when it is possible', () => {
    expect(read('name=%20跑步机%20&level1=a&level2=b&level3=c&source=0&sort=priceUp&page=12&size=36')).toEqual({
      name: '跑步机',
      level1: 'a',
      level2: 'b',
      level3: 'c',
      source: 'partner',
      sort: 'priceUp',
      page: 12,
      size: 36,
    });
  });

  it.each(['6', '9', '12', '18', '36'])('takes %s a page when asked', (size) => {
    expect(read(`size=${size}`).size).toBe(Number(size));
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=01',
    'page=1e3',
    'page=1234567890',
    'size=7',
    'size=09',
    'size=',
    'source=2',
    'source=own',
    'source=toString',
    'sort=name',
    'sort=constructor',
    'level2=b',
    'level3=c',
    'level2=b&level3=c',
    'unknown=1',
  ])('falls back to the opening query when the address says %s', (text) => {
    expect(read(text)).toEqual(initialAppQuery);
  });

  it('drops the third level when the second is empty', () => {
    expect(read('level1=a&level3=c')).toEqual({ ...initialAppQuery, level1: 'a' });
    expect(read('page=999999999').page).toBe(999_999_999);
  });
});

describe('writeAppQuery', () => {
  it('writes only what differs from the opening query', () => {
    expect(writeAppQuery(initialAppQuery)).toEqual({});
    expect(writeAppQuery({ ...initialAppQuery, page: 2, source: 'partner', size: 36 })).toEqual({
      page: '2',
      source: '0',
      size: '36',
    });
  });

  it('is read back as it was when the query is any', () => {
    const text = fc.string().map((value) => value.trim());
    const some = text.filter((value) => value !== '');
    const levels = fc.oneof(
      fc.constant({ level1: '', level2: '', level3: '' }),
      fc.record({ level1: some, level2: fc.constant(''), level3: fc.constant('') }),
      fc.record({ level1: some, level2: some, level3: text }),
    );
    const rest = fc.record({
      name: text,
      source: fc.constantFrom('' as const, 'own' as const, 'partner' as const),
      sort: fc.constantFrom('sellTimeDown' as const, 'sellTimeUp' as const, 'priceUp' as const, 'priceDown' as const),
      page: fc.integer({ min: 1, max: 999_999_999 }),
      size: fc.constantFrom(...appPageSizes),
    });
    fc.assert(
      fc.property(levels, rest, (level, others) => {
        const query: AppQuery = { ...level, ...others };
        const address = new URLSearchParams(writeAppQuery(query)).toString();
        expect(read(address)).toEqual(query);
      }),
    );
  });
});

describe('appSearchOf', () => {
  it('asks for the lowest category that is chosen, and for no page beyond the longest list', () => {
    const query = { ...initialAppQuery, name: '赋码', level1: '1', level2: '11', page: listPageMax + 1 };
    expect(appSearchOf(query)).toEqual({
      name: '赋码',
      categoryId: '11',
      source: '',
      sort: 'sellTimeDown',
      page: listPageMax,
      size: initialAppQuery.size,
    });
  });
});

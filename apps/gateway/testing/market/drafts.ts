import type { CategoryDraft } from '../../demo/insertMarket.ts';
import type { ProductDraft } from '../../src/market/productRows.ts';

/** An app for tests: one package of 100 yuan a year, with overrides. */
export function draftOf(id: string, said: Partial<ProductDraft> = {}): ProductDraft {
  return {
    id,
    name: `应用${id}`,
    describes: '',
    trait: '',
    negotiable: false,
    packages: [
      {
        id: `${id}01`,
        name: '标准版',
        tryUseDays: -1,
        yearUnitPriceFen: 10_000,
        monthUnitPriceFen: null,
        prices: [[1, 'year', 10_000]],
      },
    ],
    categoryIds: [],
    appOriginal: true,
    appCode: '',
    level: 1,
    sellTime: '2026-01-01',
    recommended: false,
    choice: false,
    zeroTry: false,
    hotRank: null,
    position: Number(id),
    picture: '/illustrations/line.svg',
    banners: [],
    videos: [],
    detail: '',
    ...said,
  };
}

function category(id: string, parentId: string | null, blockPosition: number | null = null): CategoryDraft {
  const level = id.length === 1 ? 1 : id.length === 2 ? 2 : 3;
  return { id, name: `分类${id}`, parentId, level, describes: `说明${id}`, blockPosition };
}

/** Two trees of three levels: `a` with `ab`, `abc`, `abd` and `ae`, and `x` with `xy` and `xyz`. */
export const testCategories: readonly CategoryDraft[] = [
  category('a', null, 2),
  category('ab', 'a'),
  category('abc', 'ab'),
  category('abd', 'ab'),
  category('ae', 'a'),
  category('x', null, 1),
  category('xy', 'x'),
  category('xyz', 'xy'),
];

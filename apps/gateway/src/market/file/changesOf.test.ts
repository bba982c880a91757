import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changesOf.ts';

const app = {
  id: 'coding',
  name: '赋码',
  describes: '短',
  packages: [{ id: 'basic', prices: [{ duration: '1年', price: '1.00' }] }],
};
const market = { apps: [app, { ...app, id: 'repair', name: '报修' }], hot: ['coding'], banners: [{ title: '一' }] };

describe('changesOf', () => {
  it.each([
    [
      'a price',
      {
        ...market,
        apps: [{ ...app, packages: [{ id: 'basic', prices: [{ duration: '1年', price: '2.00' }] }] }, market.apps[1]],
      },
      ['更改 apps[coding].packages[basic].prices[1年].price："1.00" → "2.00"'],
    ],
    ['an app that is gone', { ...market, apps: [app] }, ['下架 apps[repair] 报修']],
    ['a new app', { ...market, apps: [...market.apps, { ...app, id: 'x', name: '新' }] }, ['新增 apps[x] 新']],
    ['the order of apps', { ...market, apps: market.apps.toReversed() }, ['更改 apps 的顺序']],
    [
      'a long text',
      { ...market, apps: [{ ...app, describes: '长'.repeat(99) }, market.apps[1]] },
      ['更改 apps[coding].describes'],
    ],
    ['a list of texts', { ...market, hot: [] }, ['更改 hot：["coding"] → []']],
    ['a part without an id', { ...market, banners: [] }, ['删除 banners[0]']],
  ])('says in a line that %s changed', (_what, after, lines) => {
    expect(changesOf(market, after)).toEqual(lines);
  });

  it('says nothing of what is equal, and something of everything else', () => {
    const parts = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), name: fc.string({ maxLength: 2 }) }), {
      selector: ({ id }) => id,
    });
    const any = fc.record({ apps: parts, hot: fc.array(fc.constantFrom('a', 'b')), advisor: fc.option(fc.string()) });
    fc.assert(
      fc.property(any, any, (before, after) => {
        const isEqual = JSON.stringify(before) === JSON.stringify(after);
        expect(changesOf(before, after).length > 0).toBe(!isEqual);
        expect(changesOf(before, before)).toEqual([]);
      }),
    );
  });
});

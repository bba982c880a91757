import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataOption, dataOptionCode, productionTabs } from './dataOption.ts';

describe('productionTabs', () => {
  it('stands in the order of codes and ends with repairs when the server lists options in any order', () => {
    expect(
      productionTabs([
        { code: 2, name: '加工时间' },
        { code: 0, name: '能耗' },
      ]),
    ).toEqual([
      { code: 0, name: '能耗' },
      { code: 2, name: '加工时间' },
      { code: 3, name: '报修记录' },
    ]);
  });

  it('has repairs alone when the server offers nothing', () => {
    expect(productionTabs([])).toEqual([{ code: 3, name: '报修记录' }]);
  });

  it('keeps the first name of a code and our own when it is blank', () => {
    const options = [
      { code: 0, name: ' ' },
      { code: 1, name: ' 停机 ' },
      { code: 1, name: '异常' },
      { code: 2, name: '' },
      { code: 3, name: '报修' },
      { code: 4, name: '产量' },
    ];
    expect(productionTabs(options)).toEqual([
      { code: 0, name: '能耗数据' },
      { code: 1, name: '停机' },
      { code: 2, name: '加工时间' },
      { code: 3, name: '报修' },
    ]);
    expect(productionTabs([{ code: 1, name: '' }])[0]).toEqual({ code: 1, name: '异常数据' });
  });

  it('holds known codes once, rising, and repairs always, when anything is listed', () => {
    const options = fc.array(fc.record({ code: fc.integer({ min: -2, max: 6 }), name: fc.string() }));
    fc.assert(
      fc.property(options, (listed) => {
        const codes = productionTabs(listed).map(({ code }) => code);
        const known = listed.map(({ code }) => code).filter((code) => dataOptionCode.safeParse(code).success);
        expect(codes).toEqual([...new Set([...known, 3])].toSorted());
        for (const { name } of productionTabs(listed)) expect(name).not.toBe('');
      }),
    );
  });
});

describe('dataOption', () => {
  it('takes a number and a name when listed', () => {
    expect(dataOption.parse({ code: 7, name: '产量' })).toEqual({ code: 7, name: '产量' });
    expect(dataOption.safeParse({ code: '0', name: '能耗' }).success).toBe(false);
    expect(dataOption.safeParse({ code: 0 }).success).toBe(false);
  });
});

describe('dataOptionCode', () => {
  it('takes 0 to 3 when read', () => {
    expect([-1, 0, 1, 2, 3, 4].map((code) => dataOptionCode.safeParse(code).success)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DataOption, dataOption, dataOptionCode, productionTabs } from './dataOption.ts';

describe('productionTabs', () => {
  it('stands in the order of the data and ends with repairs when the server lists options in any order', () => {
    expect(
      productionTabs([
        { code: 'processingTime', name: '加工时间' },
        { code: 'energy', name: '能耗' },
      ]),
    ).toEqual([
      { code: 'energy', name: '能耗' },
      { code: 'processingTime', name: '加工时间' },
      { code: 'repairRecords', name: '报修记录' },
    ]);
  });

  it('has repairs alone when the server offers nothing', () => {
    expect(productionTabs([])).toEqual([{ code: 'repairRecords', name: '报修记录' }]);
  });

  it('keeps the first name of an option and our own when it is blank', () => {
    const options: DataOption[] = [
      { code: 'energy', name: ' ' },
      { code: 'abnormal', name: ' 停机 ' },
      { code: 'abnormal', name: '异常' },
      { code: 'processingTime', name: '' },
      { code: 'repairRecords', name: '报修' },
    ];
    expect(productionTabs(options)).toEqual([
      { code: 'energy', name: '能耗数据' },
      { code: 'abnormal', name: '停机' },
      { code: 'processingTime', name: '加工时间' },
      { code: 'repairRecords', name: '报修' },
    ]);
    expect(productionTabs([{ code: 'abnormal', name: '' }])[0]).toEqual({ code: 'abnormal', name: '异常数据' });
  });

  it('holds each option once, in order, and repairs always, when anything is listed', () => {
    const options = fc.array(fc.record({ code: fc.constantFrom(...dataOptionCode.options), name: fc.string() }));
    fc.assert(
      fc.property(options, (listed) => {
        const codes = productionTabs(listed).map(({ code }) => code);
        const offered = new Set<string>([...listed.map(({ code }) => code), 'repairRecords']);
        expect(codes).toEqual(dataOptionCode.options.filter((code) => offered.has(code)));
        for (const { name } of productionTabs(listed)) expect(name).not.toBe('');
      }),
    );
  });
});

describe('dataOption', () => {
  it('takes a word and a name when listed', () => {
    expect(dataOption.parse({ code: 'energy', name: '能耗' })).toEqual({ code: 'energy', name: '能耗' });
    expect(dataOption.safeParse({ code: 0, name: '能耗' }).success).toBe(false);
    expect(dataOption.safeParse({ code: 'energy' }).success).toBe(false);
  });
});

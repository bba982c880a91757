import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeAllowed, formatReading, layOutLabels, layOutRangeBar, readRemoteAdvice } from './remoteAdvice.ts';

const row = (...facts: [label: string, value: string][]) => ({
  value: facts.map(([label, value]) => ({
    dataId: label,
    dataType: 'String' as const,
    label,
    value,
    trace: false,
    traceIdentifier: '',
  })),
});

describe('readRemoteAdvice', () => {
  it('finds no advice in a row with a name and a result alone', () => {
    expect(readRemoteAdvice(row(['检测项', '跑带张力'], ['结果', 'OK']))).toBeNull();
  });

  it('reads what a row has in addition to its result', () => {
    const advice = readRemoteAdvice(
      row(
        ['检测项', '跑带张力'],
        ['读数', ' －12 '],
        ['单位', '%'],
        ['下限', '-8'],
        ['上限', '8'],
        ['部位', '54，62'],
        ['步骤 1', '停机，拔下电源。'],
        ['步骤 2', ''],
        ['步骤 3', '空转 3 分钟。'],
        ['处理人', '可自行处理'],
        ['用时', '10'],
        ['手册', '4.2 节'],
        ['结果', '偏低 12%'],
      ),
    );
    expect(advice).toEqual({
      reading: { value: -12, unit: '%', least: -8, most: 8 },
      required: '',
      place: { x: 54, y: 62 },
      steps: ['停机，拔下电源。', '空转 3 分钟。'],
      handler: 'own',
      minutes: 10,
      manual: '4.2 节',
      cost: '',
      phone: '',
    });
  });

  it('reads a figure that is bounded at one side alone', () => {
    expect(readRemoteAdvice(row(['读数', '12'], ['下限', '3']))).toMatchObject({
      reading: { value: 12, unit: '', least: 3, most: null },
    });
    expect(readRemoteAdvice(row(['读数', '12'], ['上限', '8'], ['单位', 'mm']))).toMatchObject({
      reading: { value: 12, unit: 'mm', least: null, most: 8 },
    });
  });

  it('leaves out what it cannot read', () => {
    expect(
      readRemoteAdvice(
        row(
          ['读数', '很低'],
          ['上限', '8'],
          ['部位', '120,40'],
          ['处理人', '任何人'],
          ['用时', '-3'],
          ['手册', '4.2 节'],
        ),
      ),
    ).toMatchObject({ reading: null, place: null, handler: null, minutes: null });
    expect(readRemoteAdvice(row(['读数', '12'], ['步骤', '停机。']))).toMatchObject({
      reading: null,
      steps: ['停机。'],
    });
    expect(readRemoteAdvice(row(['读数', '闭合'], ['时间', '8:00'], ['结果', 'OK']))).toBeNull();
  });
});

describe('layOutRangeBar', () => {
  it.each([
    [-12, -8, 8, [30, 70, 20]],
    [69, null, 60, [0, 66.7, 76.7]],
    [1.9, null, 1, [0, 48.1, 91.3]],
  ] as const)('of %f between %j and %j', (value, least, most, expected) => {
    const { from, to, measured } = layOutRangeBar({ value, unit: '', least, most });
    expect([from, to, measured].map((share) => Number(share.toFixed(1)))).toEqual(expected);
  });

  it('has mark and bounds on the bar, and the mark in the allowed part when the reading is allowed', () => {
    const figure = fc.integer({ min: -10_000, max: 10_000 }).map((value) => value / 10);
    const bounds = fc.tuple(figure, figure, fc.constantFrom('both', 'least', 'most')).map(([one, other, kind]) => ({
      least: kind === 'most' ? null : Math.min(one, other),
      most: kind === 'least' ? null : Math.max(one, other),
    }));
    fc.assert(
      fc.property(figure, bounds, (value, { least, most }) => {
        const { from, to, measured } = layOutRangeBar({ value, unit: '', least, most });
        for (const share of [from, to, measured]) {
          expect(share).toBeGreaterThanOrEqual(-1e-9);
          expect(share).toBeLessThanOrEqual(100 + 1e-9);
        }
        const allowed = (least === null || value >= least) && (most === null || value <= most);
        expect(measured >= from - 1e-9 && measured <= to + 1e-9).toBe(allowed);
      }),
    );
  });
});

describe('describeAllowed', () => {
  const words = (least: number | null, most: number | null, required = '') =>
    describeAllowed({ required, reading: { value: 0, unit: '%', least, most } });

  it('says the bounds unless the maker says more', () => {
    expect([words(-8, 8), words(-8, 4), words(null, 1), words(3, null)]).toEqual([
      '允许 ±8 %',
      '允许 −8 至 4 %',
      '不超过 1 %',
      '不低于 3 %',
    ]);
    expect(words(null, 60, '每 60 天一次')).toBe('每 60 天一次');
    expect(describeAllowed({ required: '', reading: null })).toBe('');
  });

  it('writes figures with a minus sign and their unit', () => {
    expect([formatReading(-12, '%'), formatReading(1.9, 's'), formatReading(3, '')]).toEqual(['−12 %', '1.9 s', '3']);
  });
});

describe('layOutLabels', () => {
  it('puts labels at the nearer side, below their places at the left and above them at the right', () => {
    expect(
      layOutLabels([
        { x: 54, y: 62 },
        { x: 41, y: 68 },
        { x: 60, y: 64 },
      ]),
    ).toEqual([
      { index: 1, side: 'left', top: 77 },
      { index: 0, side: 'right', top: 46 },
      { index: 2, side: 'right', top: 60 },
    ]);
  });

  it('keeps every label on the drawing and apart from the others of its side', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), (places) => {
        const placed = layOutLabels(places);
        expect(placed.map(({ index }) => index).toSorted((one, other) => one - other)).toEqual([...places.keys()]);
        for (const side of ['left', 'right']) {
          const tops = placed.filter((label) => label.side === side).map(({ top }) => top);
          expect(tops.every((top) => top >= 8 && top <= 92 + 1e-9)).toBe(true);
          const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
          const least = Math.min(14, 84 / Math.max(1, tops.length - 1));
          for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(least - 1e-9);
        }
      }),
    );
  });
});

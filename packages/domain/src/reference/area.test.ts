import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { area, areaLevelOf, areaParentOf, areaPathOf } from './area.ts';

describe('area codes', () => {
  it.each([
    ['370000', 1, '-1'],
    ['100000', 1, '-1'],
    ['820000', 1, '-1'],
    ['371400', 2, '370000'],
    ['110100', 2, '110000'],
    ['429000', 2, '420000'],
    ['371422', 3, '371400'],
    ['429004', 3, '429000'],
    ['441901', 3, '441900'],
    ['371410', 3, '371400'],
    ['371001', 3, '371000'],
  ])('give level and parent when the code is %s', (code, level, parent) => {
    expect([areaLevelOf(code), areaParentOf(code)]).toEqual([level, parent]);
  });

  it.each([
    '',
    '37',
    '3714',
    '37142',
    '3714222',
    '070000',
    '970000',
    '370022',
    '370001',
    '37142a',
    'a71422',
    ' 371422',
    '３７１４２２',
    '-1',
  ])('have neither level nor parent nor path when the text is %j', (code) => {
    expect([areaLevelOf(code), areaParentOf(code), areaPathOf(code)]).toEqual([null, null, []]);
  });

  it('lead to the root in as many steps as the level when parents are followed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-8]\d{5}$/), (code) => {
        const level = areaLevelOf(code);
        fc.pre(level !== null);
        let steps = 0;
        let at: string | null = code;
        while (at !== null && at !== '-1') {
          at = areaParentOf(at);
          steps += 1;
        }
        expect([at, steps]).toEqual(['-1', level]);
      }),
    );
  });
});

describe('areaPathOf', () => {
  it.each([
    ['370000', ['370000']],
    ['371400', ['370000', '371400']],
    ['371422', ['370000', '371400', '371422']],
    ['429004', ['420000', '429000', '429004']],
    ['441901', ['440000', '441900', '441901']],
  ])('lists the code after those above it when it is %s', (code, path) => {
    expect(areaPathOf(code)).toEqual(path);
  });

  it('has one code a level, each above the next, when the text is any code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-8]\d{5}$/), (code) => {
        const level = areaLevelOf(code);
        fc.pre(level !== null);
        const path = areaPathOf(code);
        expect(path.map(areaLevelOf)).toEqual([1, 2, 3].slice(0, level));
        expect([...path.map(areaParentOf), code]).toEqual(['-1', ...path]);
      }),
    );
  });
});

describe('area', () => {
  it('takes a code with its name', () => {
    expect(area.parse({ code: '371422', name: '宁津县' })).toEqual({ code: '371422', name: '宁津县' });
    expect(area.safeParse({ code: 371422, name: '宁津县' }).success).toBe(false);
  });
});

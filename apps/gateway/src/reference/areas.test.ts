import { areaLevelOf, areaParentOf, levels, rootCode } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas, areaTable, describeArea } from './areas.ts';

function namesBelow(level: 1 | 2 | 3, parentCode: string): string[] {
  return areaTable.list({ level, parentCode }).map(({ name }) => name);
}

describe('areas', () => {
  it('have valid, unique codes, names, and known parents', () => {
    const codes = new Set([rootCode, ...areas.map(({ code }) => code)]);
    expect(codes.size).toBe(1 + areas.length);
    for (const { code, name } of areas) {
      expect(name).toMatch(/^[\p{Script=Han}]+$/u);
      expect(codes).toContain(areaParentOf(code));
    }
  });

  it('are all found once by opening the lists level by level', () => {
    const provinces = areaTable.list({ level: 1, parentCode: rootCode });
    const cities = provinces.flatMap(({ code }) => areaTable.list({ level: 2, parentCode: code }));
    const districts = cities.flatMap(({ code }) => areaTable.list({ level: 3, parentCode: code }));
    expect([provinces.length, cities.length > 333, districts.length > 2800]).toEqual([34, true, true]);
    const found = [...provinces, ...cities, ...districts].map(({ code }) => code);
    expect(found.toSorted()).toEqual(areas.map(({ code }) => code));
  });

  it('have two levels everywhere, as registrations require', () => {
    for (const { code } of areaTable.list({ level: 1, parentCode: rootCode })) {
      expect(namesBelow(2, code).length).toBeGreaterThan(0);
    }
  });

  it('are listed by level and parent, in the order of their codes', () => {
    const parents = [rootCode, ...areas.map(({ code }) => code)];
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.constantFrom(...parents), (level, parentCode) => {
        const codes = areaTable.list({ level, parentCode }).map(({ code }) => code);
        expect(codes).toEqual(codes.toSorted());
        for (const code of codes) expect([areaLevelOf(code), areaParentOf(code)]).toEqual([level, parentCode]);
      }),
    );
  });

  it('have a city for municipalities, and one for areas governed by a province directly', () => {
    expect(namesBelow(2, '110000')).toEqual(['北京市']);
    expect(namesBelow(2, '500000')).toEqual(['重庆市', '县']);
    expect(namesBelow(2, '420000')).toContain('省直辖县');
    expect(namesBelow(3, '429000')).toEqual(['仙桃市', '潜江市', '天门市', '神农架林区']);
    expect(namesBelow(3, '371400')).toContain('宁津县');
    expect(namesBelow(3, '441900')).toContain('虎门镇');
  });
});

describe('describeArea', () => {
  it.each([
    [['370000', '371400', '371422'], '山东省 / 德州市 / 宁津县'],
    [['110000', '110100', '110105'], '北京市 / 北京市 / 朝阳区'],
    [['440000', '441900'], '广东省 / 东莞市'],
    [['370000', '371422'], null],
    [['370000', '110100'], null],
    [['370000', '371400', '371499'], null],
    [[], null],
  ])('says %j in words, or null when it is no choice', (choice, words) => {
    expect(describeArea(choice)).toBe(words);
  });
});

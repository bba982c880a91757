import { existsSync, readFileSync } from 'node:fs';
import { industryLevelOf, industryParentOf, levels, rootCode } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeIndustry, industries, industryTable } from './industries.ts';

interface ListedIndustry {
  code: string;
  name: string;
  children?: ListedIndustry[];
}

/** An independent copy of the standard, outside of the repository if present. */
const standard = new URL('../../../../../shared/data/gbt4754-2017.l3.json', import.meta.url);

function flatten(listed: readonly ListedIndustry[]): [code: string, name: string][] {
  return listed.flatMap(({ code, name, children = [] }) => [[code, name], ...flatten(children)]);
}

describe('industries', () => {
  it('are the sections, divisions and groups of the standard, in its order', () => {
    const codesOf = (level: number) => industries.filter((one) => one.level === level).map(({ code }) => code);
    expect(codesOf(1).join('')).toBe('ABCDEFGHIJKLMNOPQRST');
    expect(codesOf(2)).toEqual(Array.from({ length: 97 }, (_, index) => String(index + 1).padStart(2, '0')));
    expect(codesOf(3).length).toBe(473);
    expect(codesOf(3)).toEqual([...new Set(codesOf(3))].toSorted());
  });

  it('have names, levels and known parents', () => {
    const codes = new Set([rootCode, ...industries.map(({ code }) => code)]);
    expect(codes.size).toBe(1 + industries.length);
    for (const { code, name, level, parentCode } of industries) {
      expect(name).toMatch(/^[\p{Script=Han}、（）]+$/u);
      expect([level, parentCode]).toEqual([industryLevelOf(code), industryParentOf(code)]);
      expect(codes).toContain(parentCode);
    }
  });

  it('all have a further list, except groups', () => {
    for (const { code, level } of industries) {
      const below = levels.flatMap((one) => industryTable.list({ level: one, parentCode: code }));
      expect([code, below.length > 0]).toEqual([code, level < 3]);
    }
  });

  it('are all found once by opening the lists level by level', () => {
    const sections = industryTable.list({ level: 1, parentCode: rootCode });
    const divisions = sections.flatMap(({ code }) => industryTable.list({ level: 2, parentCode: code }));
    const groups = divisions.flatMap(({ code }) => industryTable.list({ level: 3, parentCode: code }));
    const found = [...sections, ...divisions, ...groups].map(({ code }) => code);
    expect(found.toSorted()).toEqual(industries.map(({ code }) => code).toSorted());
  });

  it('are listed by level and parent', () => {
    const parents = [rootCode, ...industries.map(({ code }) => code)];
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.constantFrom(...parents), (level, parentCode) => {
        for (const one of industryTable.list({ level, parentCode })) expect(one).toMatchObject({ level, parentCode });
      }),
    );
  });

  it('equal an independent copy if there is one', (context) => {
    context.skip(!existsSync(standard), 'no independent list of GB/T 4754-2017 stands beside the repository');
    const { tree } = JSON.parse(readFileSync(standard, 'utf8')) as { tree: ListedIndustry[] };
    expect(industries.map(({ code, name }) => [code, name])).toEqual(flatten(tree));
  });
});

describe('describeIndustry', () => {
  it.each([
    [['C', '24', '244'], '制造业 / 文教、工美、体育和娱乐用品制造业 / 体育用品制造'],
    [['R', '89'], '文化、体育和娱乐业 / 体育'],
    [['T', '97', '970'], '国际组织 / 国际组织 / 国际组织'],
    [['C', '24', '247'], null],
    [['A', '24', '244'], null],
    [['C', '244'], null],
    [['24', '244'], null],
    [[], null],
  ])('says %j in words, or null when it is no choice', (choice, words) => {
    expect(describeIndustry(choice)).toBe(words);
  });

  it('has names for every industry', () => {
    fc.assert(
      fc.property(fc.constantFrom(...industries), ({ code, name }) => {
        const choice = [code];
        for (let at = industryParentOf(code); at !== null && at !== rootCode; at = industryParentOf(at))
          choice.unshift(at);
        expect(describeIndustry(choice)?.split(' / ')).toHaveLength(choice.length);
        expect(describeIndustry(choice)?.endsWith(name)).toBe(true);
      }),
    );
  });
});

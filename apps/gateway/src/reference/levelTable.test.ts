import { areaLevelOf, areaParentOf } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { createLevelTable } from './levelTable.ts';

const rules = { levelOf: areaLevelOf, parentOf: areaParentOf };
const table = createLevelTable(
  [
    { code: '370000', name: '甲省' },
    { code: '371400', name: '乙市' },
    { code: '371422', name: '丙县' },
    { code: '371500', name: '丁市' },
  ],
  rules,
);

describe('createLevelTable', () => {
  it.each([
    [1, '-1', ['甲省']],
    [2, '370000', ['乙市', '丁市']],
    [3, '371400', ['丙县']],
    [3, '371500', []],
    [3, '371422', []],
    [2, '380000', []],
    [2, '-1', []],
    [1, '370000', []],
    [3, '370000', []],
    [2, 'constructor', []],
  ] as const)('lists what stands on level %d below %s', (level, parentCode, names) => {
    expect(table.list({ level, parentCode }).map(({ name }) => name)).toEqual(names);
    expect(table.list({ level, parentCode })).toBe(table.list({ level, parentCode }));
  });

  it.each([
    ['-1', true],
    ['370000', true],
    ['380000', true],
    ['371422', true],
    ['', false],
    ['C', false],
    ['3700', false],
  ])('knows a parent by its form when it is "%s"', (text, asked) => {
    expect(table.isParent(text)).toBe(asked);
  });

  it.each([
    [['370000'], '甲省'],
    [['370000', '371400'], '甲省 / 乙市'],
    [['370000', '371400', '371422'], '甲省 / 乙市 / 丙县'],
    [[], null],
    [[''], null],
    [['-1', '370000'], null],
    [['371400'], null],
    [['380000'], null],
    [['370000', '371422'], null],
    [['370000', '371500', '371422'], null],
    [['370000', '370000'], null],
    [['370000', '371400', '371422', '371422'], null],
    [['370000', '371400', ''], null],
  ])('puts a choice into words when it is %j', (choice, words) => {
    expect(table.describe(choice)).toBe(words);
  });

  it('throws for an invalid code', () => {
    expect(() => createLevelTable([{ code: '370001', name: '戊' }], rules)).toThrow('The code 370001 of 戊 is none.');
  });
});

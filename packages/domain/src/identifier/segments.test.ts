import { describe, expect, it } from 'vitest';
import { describeObjectCode, describeSegments } from './segments.ts';

describe('describeObjectCode', () => {
  it.each([
    ['GT-2026-000123', 'GT 系列 · 2026 年 · 第 000123 台'],
    ['SB-2025-018842', 'SB 系列 · 2025 年 · 第 018842 台'],
    ['GT-3026-000123', ''],
    ['GT-2026', ''],
    ['GT-2026-000123-A', ''],
    ['20260001', ''],
    ['', ''],
  ])('says what can be read when the object code is %j: %j', (objectCode, note) => {
    expect(describeObjectCode(objectCode)).toBe(note);
  });
});

describe('describeSegments', () => {
  it('names the four segments in reading order when given a code', () => {
    const code = { topNode: '88', secondLevelNode: '118', enterprisePrefix: '001', objectCode: 'GT-2026-000123' };
    expect(describeSegments(code)).toEqual([
      { name: 'topNode', text: '88', label: '国家顶级节点', shortLabel: '顶级节点', note: '' },
      { name: 'secondLevelNode', text: '118', label: '行业二级节点', shortLabel: '二级节点', note: '' },
      { name: 'enterprisePrefix', text: '001', label: '企业前缀', shortLabel: '企业前缀', note: '' },
      {
        name: 'objectCode',
        text: 'GT-2026-000123',
        label: '对象码',
        shortLabel: '对象码',
        note: 'GT 系列 · 2026 年 · 第 000123 台',
      },
    ]);
  });
});

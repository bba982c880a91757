import { describe, expect, it } from 'vitest';
import { hasMarks } from './menuEntry.ts';

const open = { value: 'open', label: '打开' };

describe('hasMarks', () => {
  it('is false when there are only words', () => {
    expect(hasMarks([])).toBe(false);
    expect(hasMarks([open, { kind: 'separator' }, { ...open, icon: null }])).toBe(false);
    expect(hasMarks([{ kind: 'submenu', value: 'export', label: '导出', items: [{ ...open, icon: 'x' }] }])).toBe(
      false,
    );
  });

  it('is true when one entry of the level has an icon or a mark', () => {
    expect(hasMarks([open, { ...open, value: 'print', icon: 'x' }])).toBe(true);
    expect(hasMarks([open, { kind: 'checkbox', value: 'code', label: '编码' }])).toBe(true);
    expect(hasMarks([{ kind: 'radio', name: 'sort', label: '排序', options: [] }])).toBe(true);
    expect(
      hasMarks([{ kind: 'group', label: '列', items: [{ kind: 'checkbox', value: 'code', label: '编码' }] }]),
    ).toBe(true);
  });
});

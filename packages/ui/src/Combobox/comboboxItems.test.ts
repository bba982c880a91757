import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestRow,
  type ComboboxItem,
  type ComboboxOption,
  comboboxItems,
  exactOption,
  findOptions,
  isEnabled,
} from './comboboxItems.ts';

const options: ComboboxOption[] = [
  { value: '1', label: '山东泰岳健身器材', description: '88.118.001', group: '整机厂' },
  { value: '2', label: '宁津力合体育', description: '88.118.002', group: '整机厂', disabled: true },
  { value: '3', label: 'Iron Gym 部件', description: '88.118.017', group: '部件厂' },
];
const input = { options, query: '', isFound: false, custom: null, state: 'ready' } as const;
const shown = (items: readonly ComboboxItem[]) =>
  items.map((item) => {
    if (item.kind === 'group') return `# ${item.name}`;
    if (item.kind === 'option') return item.option.label;
    return item.kind === 'custom' ? `+ ${item.text}` : item.kind === 'message' ? item.message : item.kind;
  });

describe('findOptions', () => {
  it.each([
    ['泰岳', ['1']],
    ['ＩＲＯＮ', ['3']],
    ['118.00', ['1', '2']],
    [' ', ['1', '2', '3']],
    ['器材\n88', ['1']],
    ['月球', []],
  ])('finds by “%s” in labels and descriptions', (query, values) => {
    expect(findOptions(options, query).map(({ value }) => value)).toEqual(values);
  });

  it('keeps the order and leaves out what does not match when any text is searched', () => {
    const some = fc.array(fc.record({ value: fc.uuid(), label: fc.string({ maxLength: 6 }) }), { maxLength: 20 });
    fc.assert(
      fc.property(some, fc.string({ maxLength: 2 }), (list, query) => {
        const found = findOptions(list, query);
        expect(list.filter((option) => found.includes(option))).toEqual([...found]);
      }),
    );
  });
});

describe('exactOption', () => {
  it('is the option with the same label when only case, width and outer spaces differ', () => {
    expect(exactOption(options, ' ｉｒｏｎ gym 部件 ')?.value).toBe('3');
  });

  it.each(['', 'Iron', '宁津力合体育'])('is none when “%s” is empty, a part of a label, or disabled', (text) => {
    expect(exactOption(options, text)).toBeUndefined();
  });
});

describe('comboboxItems', () => {
  it('lists each group under its name when options have one', () => {
    expect(shown(comboboxItems(input))).toEqual([
      '# 整机厂',
      '山东泰岳健身器材',
      '宁津力合体育',
      '# 部件厂',
      'Iron Gym 部件',
    ]);
  });

  it('brings the options of a group together when others are between them', () => {
    const mixed = [...options, { value: '4', label: '泰岳二厂', group: '整机厂' }, { value: '5', label: '其他' }];
    expect(shown(comboboxItems({ ...input, options: mixed }))).toEqual([
      '# 整机厂',
      '山东泰岳健身器材',
      '宁津力合体育',
      '泰岳二厂',
      '# 部件厂',
      'Iron Gym 部件',
      '其他',
    ]);
  });

  it.each([
    ['nothing is listed at all', { options: [] }, ['empty']],
    ['nothing is found', { query: '月球' }, ['notFound']],
    ['the first options are loading', { options: [], state: 'loading' }, ['loading']],
    ['the search failed', { state: 'failed' }, ['retry']],
    ['the typed text may be taken', { query: '月球', custom: '月球' }, ['+ 月球']],
    ['it may be taken although the search failed', { query: '月', custom: '月', state: 'failed' }, ['+ 月', 'retry']],
  ] as const)('is right when %s', (_, part, expected) => {
    expect(shown(comboboxItems({ ...input, ...part }))).toEqual(expected);
  });

  it.each(['ready', 'loading'] as const)('lists every option when a server finds them and is %s', (state) => {
    expect(comboboxItems({ ...input, query: '月球', isFound: true, state })).toHaveLength(5);
  });

  it('gives every row a key of its own', () => {
    const keys = comboboxItems({ ...input, custom: '泰' }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('bestRow', () => {
  const bestOf = (items: readonly ComboboxItem[], query: string) => {
    const item = items[bestRow(items, query)];
    return item === undefined ? [] : shown([item]);
  };

  it('is the first enabled row, unless a label is exactly what is typed', () => {
    expect(bestOf(comboboxItems({ ...input, query: '118' }), '118')).toEqual(['山东泰岳健身器材']);
    expect(bestOf(comboboxItems({ ...input, isFound: true }), 'iron gym 部件')).toEqual(['Iron Gym 部件']);
    expect(bestOf(comboboxItems({ ...input, query: '泰', custom: '泰' }), '泰')).toEqual(['+ 泰']);
  });

  it('is none when no row can be chosen', () => {
    expect(bestRow(comboboxItems({ ...input, query: '力合' }), '力合')).toBe(-1);
    expect(comboboxItems({ ...input, query: '月球' }).some(isEnabled)).toBe(false);
  });
});

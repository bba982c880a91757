import fc from 'fast-check';
import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { gramsOf, gramsOfTerms, isGram } from './grams.ts';
import { searchTerms, searchText } from './searchText.ts';

const words = ['跑步机', '维保提醒', '扫码盘点', '力量区', '椭圆机', 'ERP', 'MES 对接', '女子', '绿色工厂', '3D 展示'];
const app = fc.record({ name: fc.constantFrom(...words), trait: fc.subarray(words).map((list) => list.join(',')) });

function holds(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.split('\n').some((line) => line.includes(term)));
}

describe('what of an app is searched', () => {
  it.each([
    ['跑步机维保', '跑步机'],
    ['跑步机维保', 'paobuji'],
    ['跑步机维保', 'pao bu ji'],
    ['跑步机维保', 'PaoBuJi'],
    ['跑步机维保', 'pbj'],
    ['跑步机维保', 'bujiwei'],
    ['跑步机维保', 'jwb'],
    ['跑步机维保', 'ｐｂｊ'],
    ['绿色工厂', 'lvse'],
    ['MES对接', 'mes'],
    ['MES 对接', 'mesdj'],
    ['3D展示', '3dzhanshi'],
  ])('finds %s when %s is typed', (name, typed) => {
    expect(holds(searchText({ name, trait: '' }), searchTerms(typed))).toBe(true);
  });

  it.each([
    ['跑步机维保', 'baopuji'],
    ['跑步机维保', '跑机'],
    ['跑步机维保', 'pao jib'],
  ])('does not find %s when %s is typed', (name, typed) => {
    expect(holds(searchText({ name, trait: '' }), searchTerms(typed))).toBe(false);
  });

  it('reads traits, each by itself, when they are separated', () => {
    const text = searchText({ name: '台账', trait: '维保提醒，扫码盘点' });
    expect(holds(text, searchTerms('smpd'))).toBe(true);
    expect(holds(text, searchTerms('醒扫'))).toBe(false);
  });

  it('is what pinyin-pro says, syllable by syllable, when Chinese is read', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'跑步机维保提醒扫码盘点力量绿女'), { minLength: 1, maxLength: 12 }),
        (list) => {
          const name = list.join('');
          const full = pinyin(name, { toneType: 'none', type: 'array', v: true });
          const first = pinyin(name, { toneType: 'none', type: 'array', v: true, pattern: 'first' });
          expect(searchText({ name, trait: '' }).split('\n')).toEqual([
            ...new Set([name, full.join(''), first.join('')]),
          ]);
        },
      ),
    );
  });
});

describe('searchTerms', () => {
  it('are between spaces, without empty ones and repetitions, eight at most, when somebody types', () => {
    expect(searchTerms('  Pao　bu  pao ')).toEqual(['pao', 'bu']);
    expect(searchTerms('')).toEqual([]);
    expect(searchTerms('1 2 3 4 5 6 7 8 9').length).toBe(8);
  });
});

describe('gramsOf', () => {
  it('has every piece that the index is asked for when a text holds the terms', () => {
    fc.assert(
      fc.property(app, fc.nat(), fc.integer({ min: 1, max: 9 }), (given, at, length) => {
        const lines = searchText(given).split('\n');
        const line = [...(lines[at % lines.length] ?? '')];
        const start = at % Math.max(1, line.length);
        const term = line.slice(start, start + length).join('');
        const pieces = new Set(gramsOf(lines.join('\n')));
        for (const piece of gramsOfTerms([term])) expect(pieces).toContain(piece);
      }),
    );
  });

  it('need no look at the text when the term is itself a piece', () => {
    fc.assert(
      fc.property(app, fc.string({ minLength: 1, maxLength: 4 }), (given, typed) => {
        const text = searchText(given);
        const starts = [...text].map((_, start) => [...text].slice(start, start + 2).join(''));
        for (const term of [...searchTerms(typed), ...starts.flatMap(searchTerms)].filter(isGram)) {
          expect(gramsOfTerms([term])).toEqual([term]);
          expect(gramsOf(text).includes(term)).toBe(holds(text, [term]));
        }
      }),
      { numRuns: 30 },
    );
    expect(['pbj', '管理', '机', 'a1'].every(isGram)).toBe(true);
    expect(['pbjf', '跑步机', 'p机b'].some(isGram)).toBe(false);
  });

  it('asks for something whenever there is a term', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }), (typed) => {
        for (const term of searchTerms(typed)) expect(gramsOfTerms([term]).length).toBeGreaterThan(0);
      }),
    );
  });

  it('asks for threes of letters and twos of Chinese when both stand in a term', () => {
    expect(gramsOfTerms(['pbj'])).toEqual(['pbj']);
    expect(gramsOfTerms(['跑步机'])).toEqual(['跑步', '步机']);
    expect(gramsOfTerms(['mes系统'])).toEqual(['mes', 's系', '系统']);
    expect(gramsOfTerms(['p', '机'])).toEqual(['p', '机']);
  });
});

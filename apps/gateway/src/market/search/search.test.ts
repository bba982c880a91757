import fc from 'fast-check';
import { sql } from 'kysely';
import { pinyin } from 'pinyin-pro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeOpeningMs } from '../../../testing/demo/demoStore.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Store } from '../../schema/store.ts';
import { gapsOf } from './gaps.ts';
import { gramsOfTerms, isGram } from './grams.ts';
import { findNearWords, isNear, nearWordsIn } from './nearWords.ts';
import { comparable, searchTerms, searchText } from './searchText.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);
afterAll(async () => await store.close());

const words = ['跑步机', '维保提醒', '扫码盘点', '力量区', '椭圆机', 'ERP', 'MES 对接', '女子', '绿色工厂', '3D 展示'];
const app = fc.record({ name: fc.constantFrom(...words), trait: fc.subarray(words).map((list) => list.join(',')) });

function holds(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.split('\n').some((line) => line.includes(term)));
}

describe('searchText', () => {
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
    ['标识赋码', '標識'],
    ['標識賦碼', '标识'],
    ['標識賦碼', 'biaoshi'],
    ['标识赋码', '标\u200B识'],
    ['设备车间', '设备\u2ECB间'],
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

  it('contains each trait on its own line', () => {
    const text = searchText({ name: '台账', trait: '维保提醒，扫码盘点' });
    expect(holds(text, searchTerms('smpd'))).toBe(true);
    expect(holds(text, searchTerms('醒扫'))).toBe(false);
  });

  it('contains the pinyin of pinyin-pro for Chinese, syllable by syllable', () => {
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
  it('splits at spaces, without empty terms and duplicates, eight at most', () => {
    expect(searchTerms('  Pao　bu  pao ')).toEqual(['pao', 'bu']);
    expect(searchTerms('')).toEqual([]);
    expect(searchTerms('1 2 3 4 5 6 7 8 9').length).toBe(8);
  });
});

/** N-grams of texts, as computed by the index. */
async function piecesOf(...texts: string[]): Promise<ReadonlySet<string>[]> {
  const { rows } = await sql<{ pieces: string[] }>`
    select app_pieces(words collate "C") as pieces from unnest(${texts}::text[]) with ordinality as text (words, place) order by place
  `.execute(store.kysely);
  return rows.map(({ pieces }) => new Set(pieces));
}

/** N-grams of a text by definition. */
function bruteForce(text: string): Set<string> {
  const pieces = text.split('\n').flatMap((line) => {
    const characters = [...line];
    const all = characters.flatMap((_, start) =>
      [1, 2, 3].map((size) => characters.slice(start, start + size)).filter((piece, at) => piece.length === at + 1),
    );
    return all.map((piece) => piece.join('')).filter((piece) => [...piece].length < 3 || /^[!-~]{3}$/.test(piece));
  });
  return new Set(pieces);
}

describe('app_pieces', () => {
  it('returns exactly the n-grams of every line, for any text', async () => {
    // Search texts contain no spaces or invisible characters.
    const character = fc.oneof(
      fc.constantFrom(...'aB3~!{}"\\,\'跑步机𠮷é'),
      fc.string({ unit: 'grapheme', maxLength: 2 }).map(comparable),
    );
    const text = fc.array(
      fc.array(character, { maxLength: 12 }).map((line) => line.join('')),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          text.map((lines) => lines.join('\n')),
          { minLength: 1, maxLength: 20 },
        ),
        async (texts) => {
          expect(await piecesOf(...texts)).toEqual(texts.map(bruteForce));
        },
      ),
    );
  });

  it('contains every queried n-gram when a text contains the terms', async () => {
    await fc.assert(
      fc.asyncProperty(app, fc.nat(), fc.integer({ min: 1, max: 9 }), async (given, at, length) => {
        const lines = searchText(given).split('\n');
        const line = [...(lines[at % lines.length] ?? '')];
        const start = at % Math.max(1, line.length);
        const term = line.slice(start, start + length).join('');
        const [pieces] = await piecesOf(lines.join('\n'));
        for (const piece of gramsOfTerms([term])) expect(pieces).toContain(piece);
      }),
    );
  });

  it('makes a text check unnecessary when the term is itself an n-gram', async () => {
    await fc.assert(
      fc.asyncProperty(app, fc.string({ minLength: 1, maxLength: 4 }), async (given, typed) => {
        const text = searchText(given);
        const [pieces] = await piecesOf(text);
        const starts = [...text].map((_, start) => [...text].slice(start, start + 2).join(''));
        for (const term of [...searchTerms(typed), ...starts.flatMap(searchTerms)].filter(isGram)) {
          expect(gramsOfTerms([term])).toEqual([term]);
          expect(pieces?.has(term)).toBe(holds(text, [term]));
        }
      }),
      { numRuns: 30 },
    );
    expect(['pbj', '管理', '机', 'a1'].every(isGram)).toBe(true);
    expect(['pbjf', '跑步机', 'p机b'].some(isGram)).toBe(false);
  });
});

describe('gramsOfTerms', () => {
  it('returns at least one n-gram for any term', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }), (typed) => {
        for (const term of searchTerms(typed)) expect(gramsOfTerms([term]).length).toBeGreaterThan(0);
      }),
    );
  });

  it('returns trigrams of letters and bigrams of Chinese for a mixed term', () => {
    expect(gramsOfTerms(['pbj'])).toEqual(['pbj']);
    expect(gramsOfTerms(['跑步机'])).toEqual(['跑步', '步机']);
    expect(gramsOfTerms(['mes系统'])).toEqual(['mes', 's系', '系统']);
    expect(gramsOfTerms(['p', '机'])).toEqual(['p', '机']);
  });
});

const han = [...'跑步机维保提醒扫码盘点力量绿女'];
const chinese = (lengths: { minLength: number; maxLength: number }) =>
  fc.array(fc.constantFrom(...han), lengths).map((list) => list.join(''));

describe('gapsOf', () => {
  it('splits Chinese of four characters and more into two parts of at least two, each way once', () => {
    expect(gapsOf('设备管理')).toEqual([['设备', '管理']]);
    expect(gapsOf('设备资产管理').map((parts) => parts.join('…'))).toEqual([
      '设备…资产管理',
      '设备资…产管理',
      '设备资产…管理',
    ]);
    for (const term of ['跑步机', 'guanli', 'MES管理', '', '%_%_', '一二三四五六七八九'])
      expect(gapsOf(term)).toEqual([]);
  });

  it('keeps every character of the term', () => {
    fc.assert(
      fc.property(chinese({ minLength: 4, maxLength: 8 }), (term) => {
        for (const parts of gapsOf(term)) expect(parts.join('')).toBe(term);
        expect(gapsOf(term)).toHaveLength(term.length - 3);
      }),
    );
  });
});

describe('nearWords', () => {
  it.each([
    ['赋玛', '赋码', true],
    ['追速', '追溯', true],
    ['椭园机', '椭圆机', true],
    ['跑布机', '跑步机', true],
    ['跑跳机', '跑步机', true],
    ['赋码', '赋码', false],
    ['赋值', '赋码', false],
    ['跑步机', '跑步', false],
  ])('say of %s whether it is near to %s: %s', (typed, word, near) => {
    expect(isNear(word, typed)).toBe(near);
  });

  it('come from the app itself, have the typed length, and differ from the typed word', () => {
    fc.assert(
      fc.property(
        fc.record({ name: chinese({ minLength: 2, maxLength: 8 }), trait: chinese({ minLength: 0, maxLength: 6 }) }),
        chinese({ minLength: 2, maxLength: 4 }),
        (given, typed) => {
          for (const word of nearWordsIn(given, typed)) {
            expect(`${given.name},${given.trait}`).toContain(word);
            expect([...word].length).toBe([...typed].length);
            expect(word).not.toBe(typed);
          }
        },
      ),
    );
  });

  it.each(['', 'fuma', '码', '赋玛 系统', '%_', "'; drop table product; --"])('are none for %j', async (typed) => {
    expect(await findNearWords(store, typed)).toEqual([]);
  });
});

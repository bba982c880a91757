import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from './index.ts';
import { pairs } from './pairs.ts';

type Sentence = (...parts: unknown[]) => unknown;

interface Leaf<Text> {
  chinese: Text;
  english: Text;
}

const isSentence = (value: unknown): value is Sentence => typeof value === 'function';

const texts: Leaf<string>[] = [];
const sentences: Leaf<Sentence>[] = [];

function collect(chinese: unknown, english: unknown): void {
  if (typeof chinese === 'string' && typeof english === 'string') texts.push({ chinese, english });
  else if (isSentence(chinese) && isSentence(english)) sentences.push({ chinese, english });
  else for (const [key, inner] of Object.entries(Object(chinese))) collect(inner, Object(english)[key]);
}
for (const { chinese, english } of pairs) collect(chinese, english);

const han = /\p{Script=Han}/u;
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Files whose Chinese is not shown to people, and why. */
const leftAside: Readonly<Record<string, string>> = {
  'account/username.ts': 'characters that look alike',
  'identifier/pastedText.ts': 'patterns that read input, with quotes in them',
  'recall/recallProgress.ts': 'labels by which the table of an enterprise is read',
  'request/readAddress.ts': 'patterns that read input, with quotes in them',
  'scene/transitRecords.ts': 'labels by which the table of a recorder is read; those that are shown are exported',
  'text/radicals.ts': 'a table of characters',
  'text/simplified.ts': 'a table of characters',
};

const folder = new URL('..', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('english/'));
const codes = sources
  .filter((file) => leftAside[file] === undefined)
  .map((file) => readFileSync(new URL(file, folder), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''));

describe('the English of the package', () => {
  it('covers every Chinese text in quotes when the sources are read', () => {
    expect(Object.keys(leftAside).filter((file) => !sources.includes(file))).toEqual([]);
    const quoted = codes
      .flatMap((code) => [...code.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text))
      .filter((text) => /\p{Script=Han}[^]*\p{Script=Han}/u.test(text));
    expect(quoted.length).toBeGreaterThan(400);
    expect(quoted.filter((text) => han.test(inEnglish(text)))).toEqual([]);
  });

  it('covers every Chinese template when the sources are read', () => {
    const said = [
      ...texts.map(({ chinese }) => chinese),
      ...sentences.map(({ chinese }) => String(chinese(...Array.from({ length: chinese.length }, () => '\uE000')))),
    ];
    const pieces = codes
      .flatMap((code) => [...code.matchAll(/`([^`\n]*)`/g)].map(([, template = '']) => template))
      .flatMap((template) => template.split(/\$\{[^}]*\}/))
      .filter((piece) => han.test(piece));
    expect(pieces.length).toBeGreaterThan(100);
    expect(pieces.filter((piece) => !said.some((text) => text.includes(piece)))).toEqual([]);
  });

  it('is no Chinese, not empty, and ends with a full stop only after several sentences', () => {
    const marked = (text: string) => `<${text}>`;
    const english = [
      ...texts.map((text) => text.english),
      ...sentences.map((one) => one.english(...Array.from({ length: one.chinese.length }, () => '1'), marked)),
    ];
    expect(english.length).toBeGreaterThan(500);
    expect(english.filter((text) => typeof text !== 'string' || text.trim() === '' || han.test(text))).toEqual([]);
    const stopped = english.map(String).filter((text) => text.endsWith('.') && !/[.!?] \S/.test(text));
    expect(stopped).toEqual([]);
  });

  it('is one for each Chinese text, with the same placeholders', () => {
    const known = new Map<string, string>();
    for (const { chinese, english } of texts) {
      expect([chinese, known.get(chinese) ?? english]).toEqual([chinese, english]);
      expect(placeholders(english).toSorted()).toEqual(placeholders(chinese).toSorted());
      known.set(chinese, english);
    }
  });

  const part = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });

  it('keeps the parts of every sentence, whatever they are', () => {
    expect(sentences.length).toBeGreaterThan(60);
    for (const { chinese } of sentences) {
      const parts = fc.array(part, { minLength: chinese.length, maxLength: chinese.length });
      fc.assert(
        fc.property(parts, (given) => {
          const said = inEnglish(String(chinese(...given)));
          for (const one of given) expect(said).toContain(one);
        }),
      );
    }
  });

  it('keeps what stands in the place of a placeholder', () => {
    const filled = texts.filter(({ chinese }) => placeholders(chinese).length > 0);
    expect(filled.length).toBeGreaterThan(15);
    for (const { chinese } of filled) {
      const names = placeholders(chinese);
      fc.assert(
        fc.property(fc.array(fc.nat(), { minLength: names.length, maxLength: names.length }), (figures) => {
          const text = names.reduce((sum, name, index) => sum.replace(`{${name}}`, String(figures[index])), chinese);
          const said = inEnglish(text);
          expect(said).not.toMatch(han);
          for (const figure of figures) expect(said).toContain(String(figure));
        }),
      );
    }
  });
});

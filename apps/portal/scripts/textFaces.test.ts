import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { divideFaces, textCharacters } from './textFaces.ts';
import { divideRange, rangeOf } from './unicodeRange.ts';

const folder = mkdtempSync(join(tmpdir(), 'faces-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A font of a file; throws for a collection. */
function readFont(file: string): Font {
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} is a collection.`);
  return font;
}

interface Face {
  name: string;
  file: string;
  range: string;
}

let faces: Face[];
beforeAll(async () => {
  const css = readFileSync(await divideFaces(folder), 'utf8');
  const rules = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  faces = rules.map((rule) => {
    const [, family, weight] = /font-family: "([^"]+)"[\s\S]*font-weight: (\d+)/.exec(rule) ?? [];
    const [, file = '', range = ''] = /src: url\("([^"]+)"\)[\s\S]*unicode-range: ([^;\s]+)/.exec(rule) ?? [];
    return { name: `${family} ${weight}`, file, range };
  });
});

const small = () => faces.filter(({ file }) => file.startsWith(folder));
const given = () => faces.filter(({ file }) => !file.startsWith(folder));

describe('the sheet of the design system', () => {
  it('gives every face the range of its Latin characters, so that a text of Chinese alone loads none', () => {
    const { resolve } = createRequire(import.meta.url);
    const sheet = readFileSync(resolve('@lima-id/ui/fonts.css'), 'utf8');
    const rules = [...sheet.matchAll(/url\("([^"]+)"\)[^;]*;\s*unicode-range:\s*([^;]+);/g)];
    expect(rules).toHaveLength(sheet.split('@font-face').length - 1);
    for (const [, file = '', range = ''] of rules) {
      const path = resolve(file);
      const { latin }: { latin: string } = JSON.parse(readFileSync(join(dirname(path), '../unicode.json'), 'utf8'));
      const { inside } = divideRange(latin, String.fromCodePoint(...readFont(path).characterSet));
      const expected = rangeOf(inside.replaceAll(/\p{Cc}/gu, ''));
      expect([file, range.replaceAll(/\s/g, '')]).toEqual([file, expected]);
    }
  });
});

describe('divideFaces', () => {
  it('gives every face a small file of its own, and keeps the given one for other characters', () => {
    const names = small().map(({ name }) => name);
    expect(names).toEqual([
      'JetBrains Mono 400',
      'JetBrains Mono 500',
      'JetBrains Mono 600',
      'Barlow Semi Condensed 500',
      'Barlow Semi Condensed 600',
    ]);
    expect(given().map(({ name }) => name)).toEqual(names);
    expect(new Set(faces.map(({ file }) => file)).size).toBe(2 * names.length);
    const sizes = (all: Face[]) => all.reduce((sum, { file }) => sum + statSync(file).size, 0);
    expect(sizes(small()) / sizes(given())).toBeLessThan(0.4);
  });

  it('writes every character of our texts into the small files, and digits of one width', () => {
    for (const { name, file } of small()) {
      const font = readFont(file);
      const missing = [...textCharacters].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
      expect([name, missing]).toEqual([name, []]);
      const widths = font.layout('0123456789', { tnum: true }).positions.map(({ xAdvance }) => xAdvance);
      expect([name, new Set(widths).size]).toEqual([name, 1]);
    }
  });

  it('loads no whole face for the line breaks of a document and the markers of its lists', () => {
    const common = '\t\n\r\u2002';
    const points = (range: string) => divideRange(range, common).inside;
    expect(given().filter(({ range }) => points(range) !== '')).toEqual([]);
    expect(small().filter(({ range }) => points(range) !== common)).toEqual([]);
  });

  it('has no Chinese character in a range, so that no Chinese text waits for a face', () => {
    const highest = faces.flatMap(({ range }) =>
      range.split(/[,-]/).map((hex) => Number.parseInt(hex.replace('U+', ''), 16)),
    );
    expect(highest.filter((point) => point >= 0x2e80 && point <= 0xfaff)).toEqual([]);
  });
});

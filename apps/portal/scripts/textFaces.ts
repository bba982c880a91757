import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { divideRange, rangeOf } from './unicodeRange.ts';

/** The sheet of the design system that imports the faces. */
const sheet = '@lima-id/ui/fonts.css';

/** What our texts use of a face besides printable ASCII. */
const signs = '\u00a0¥°±²³·×–—‘’“”…';
const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** White space of a document's source, and the en space in the markers of its lists: they would load the whole face, and not every face has them. */
const whiteSpace = '\t\n\r\u2002';

/** Characters of the first file of every face. */
export const textCharacters: string = printable + signs;

/** Kerning, digits of one width, and composition; ligatures would triple a face, and codes must not have any. */
const features = ['kern', 'tnum', 'ccmp', 'mark'];

const importRule = /@import "([^"]+)"/g;
const faceRule = /@font-face\s*\{[^}]*\}/g;
const faceSource = /src:\s*url\(([^)]+\.woff2)\)[^;}]*/;
/** The subset that a file of a face is: `latin` of `jetbrains-mono-latin-500-normal.woff2`. */
const subset = /-([a-z]+)-\d+-/;

const { resolve } = createRequire(import.meta.url);

/** The only match of a pattern's group; throws when there is none. */
function matched(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`There is no ${pattern.source} in ${text}.`);
  return found;
}

/**
 * Divides each face of a style sheet of a font package in two: a small file with the characters of our texts, and the given one for the others of its range,
 * which is loaded when a text has one of them. The ranges keep Chinese texts from waiting for faces that have no Chinese characters.
 */
async function divideSheet(path: string, folder: string): Promise<string[]> {
  const css = await readFile(path, 'utf8');
  const ranges = JSON.parse(await readFile(join(dirname(path), 'unicode.json'), 'utf8')) as Record<string, string>;
  return await Promise.all(
    (css.match(faceRule) ?? []).map(async (rule) => {
      const given = join(dirname(path), matched(rule, faceSource));
      const name = matched(basename(given), subset);
      const { inside, outside } = divideRange(ranges[name] ?? '', whiteSpace + textCharacters);
      const options = { targetFormat: 'woff2' as const, keepFeatures: features };
      // Every face has a file of its own: `jetbrains-mono-text-500-normal.woff2`.
      const small = join(folder, basename(given).replace(`-${name}-`, '-text-'));
      await writeFile(small, await subsetFont(await readFile(given), inside, options));
      const faceAt = (file: string, range: string) =>
        rule.replace(faceSource, () => `src: url(${JSON.stringify(file)}) format('woff2');\n  unicode-range: ${range}`);
      return `${faceAt(small, rangeOf(inside))}\n${faceAt(given, outside)}`;
    }),
  );
}

/** Divides the faces of the design system's sheet (`divideSheet`); writes small files and the new sheet into a folder, and returns its path. */
export async function divideFaces(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const imports = (await readFile(resolve(sheet), 'utf8')).matchAll(importRule);
  const faces = await Promise.all(Array.from(imports, ([, path = '']) => divideSheet(resolve(path), folder)));
  const written = join(folder, 'fonts.css');
  await writeFile(written, faces.flat().join('\n'));
  return written;
}

/** Serves the faces of the design system divided by characters (`divideFaces`) in what is built. */
export function textFaces(): Plugin {
  let folder = '';
  return {
    name: 'text-faces',
    apply: 'build',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'faces');
    },
    async resolveId(source) {
      return source === sheet ? await divideFaces(folder) : null;
    },
  };
}

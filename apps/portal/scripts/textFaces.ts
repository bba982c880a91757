import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { divideRange, rangeOf } from './unicodeRange.ts';

/** The sheet of the design system with the faces. */
const sheet = '@lima-id/ui/fonts.css';

/** What our texts use of a face besides printable ASCII. */
const signs = '\u00a0¥°±²³·×–—‘’“”…';
const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** White space of a document's source, and the en space in the markers of its lists: no face loads its whole file for them, whether it has them or not. */
const whiteSpace = '\t\n\r\u2002';

/** Characters of the first file of every face. */
export const textCharacters: string = printable + signs;

/** Kerning, digits of one width, and composition; ligatures would triple a face, and codes must not have any. */
const features = ['kern', 'tnum', 'ccmp', 'mark'];

const faceRule = /@font-face\s*\{[^}]*\}/g;
const faceSource = /src:\s*url\("([^"]+)"\)[^;]*;\s*unicode-range:\s*([^;]+)/;

const { resolve } = createRequire(import.meta.url);

/**
 * Divides a rule of a face in two: a small file, which is written into a folder, with the characters of our texts, and the given one for the
 * others of its range, which is loaded when a text has one of them. Throws for a rule without a file or a range.
 */
async function divideFace(rule: string, folder: string): Promise<string> {
  const [, path, range] = faceSource.exec(rule) ?? [];
  if (path === undefined || range === undefined) throw new Error(`There is no file with a range in ${rule}.`);
  const given = resolve(path);
  const { inside, outside } = divideRange(range, whiteSpace + textCharacters);
  const text = whiteSpace + inside;
  // Every face has a file of its own: `jetbrains-mono-text-500-normal.woff2`.
  const small = join(folder, basename(given).replace('-latin-', '-text-'));
  // The types of the library do not know `keepFeatures`.
  const options = { targetFormat: 'woff2' as const, keepFeatures: features };
  await writeFile(small, await subsetFont(await readFile(given), text, options));
  const faceAt = (file: string, points: string) =>
    rule.replace(faceSource, () => `src: url(${JSON.stringify(file)}) format('woff2');\n  unicode-range: ${points}`);
  return `${faceAt(small, rangeOf(text))}\n${faceAt(given, outside)}`;
}

/** Divides the faces of the design system's sheet (`divideFace`); writes small files and the new sheet into a folder, and returns its path. */
export async function divideFaces(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const rules = (await readFile(resolve(sheet), 'utf8')).match(faceRule) ?? [];
  const faces = await Promise.all(rules.map((rule) => divideFace(rule, folder)));
  const written = join(folder, 'fonts.css');
  await writeFile(written, faces.join('\n'));
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

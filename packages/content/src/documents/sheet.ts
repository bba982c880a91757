import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DocumentRun } from '@lima-id/domain';
import tokens from '@lima-id/ui/tokens.json' with { type: 'json' };
import PDFDocument from 'pdfkit';
import { unpackFont } from './unpackFont.ts';

/** The PDF being made. */
export type Sheet = InstanceType<typeof PDFDocument>;

/** An element of its structure tree, for screen readers. */
export type Part = ReturnType<Sheet['struct']>;

/** Points: an A4 page is 595 by 842. */
export const margins = { top: 76, right: 60, bottom: 72, left: 60 } as const;

const { bg, border, marker, text } = tokens.semantic;

export const colours = {
  ink: text.primary.$value.hex,
  text: text.secondary.$value.hex,
  quiet: text.tertiary.$value.hex,
  line: border.default.$value.hex,
  paper: bg.paper.$value.hex,
  pale: bg.selected.$value.hex,
  bracket: marker.bracket.$value.hex,
  link: text.link.$value.hex,
} as const;

export const sizes = { title: 46, section: 18, point: 12.5, text: 10, table: 9, code: 8.5, note: 8 } as const;

/** Line height relative to the font size. */
export const leading = 1.7;

const faces = {
  plain: fileURLToPath(new URL('../fonts/NotoSansHans-Regular.otf', import.meta.resolve('@embedpdf/fonts-sc'))),
  strong: fileURLToPath(new URL('../fonts/NotoSansHans-Bold.otf', import.meta.resolve('@embedpdf/fonts-sc'))),
  code: fileURLToPath(import.meta.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff')),
} as const;

/** In the code font a word, or a single mark: next to each other, the font would join marks into ligatures. It lacks Chinese. */
const codeParts = /[A-Za-z0-9 ]+|[!-~]|[^ -~]+/g;

/** A text split by font. */
function fontParts({ text, style }: Pick<DocumentRun, 'text' | 'style'>): { text: string; face: keyof typeof faces }[] {
  if (style !== 'code') return [{ text, face: style }];
  return (text.match(codeParts) ?? []).map((part) => ({ text: part, face: /[ -~]/.test(part) ? 'code' : 'plain' }));
}

/** The code font has larger letters than others of its size. */
const scales: Partial<Record<keyof typeof faces, number>> = { code: 0.9 };

function setFace(sheet: Sheet, face: keyof typeof faces, size: number): void {
  sheet.font(face).fontSize(size * (scales[face] ?? 1));
}

/** Bytes of the fonts, read once for all documents. */
const fontBytes = new Map<string, Uint8Array>();

function bytesOf(file: string): Uint8Array {
  const known = fontBytes.get(file);
  if (known !== undefined) return known;
  const written = readFileSync(file);
  const bytes = file.endsWith('.woff') ? unpackFont(written) : written;
  fontBytes.set(file, bytes);
  return bytes;
}

/** Creates an empty PDF. Its dates are those of the document, so that the output is reproducible byte by byte. */
export function openSheet(metadata: { title: string; author: string; subject: string; time: Date }): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { ...margins },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: metadata.title,
      Author: metadata.author,
      Subject: metadata.subject,
      CreationDate: metadata.time,
      ModDate: metadata.time,
    },
  });
  for (const [name, file] of Object.entries(faces)) sheet.registerFont(name, bytesOf(file));
  return sheet;
}

/** How wide a text is. */
export function widthOf(sheet: Sheet, text: string, style: DocumentRun['style'], size: number): number {
  return fontParts({ text, style }).reduce((sum, part) => {
    setFace(sheet, part.face, size);
    return sum + sheet.widthOfString(part.text);
  }, 0);
}

/** Writes a text from a point on its baseline; returns its end. */
export function write(
  sheet: Sheet,
  run: Pick<DocumentRun, 'text' | 'style'>,
  at: { x: number; y: number; size: number; colour: string },
): number {
  let { x } = at;
  for (const { text, face } of fontParts(run)) {
    setFace(sheet, face, at.size);
    sheet.fillColor(at.colour).text(text, x, at.y, { lineBreak: false, baseline: 'alphabetic' });
    x += sheet.widthOfString(text);
  }
  return x;
}

/** Draws decoration, such as lines and backgrounds, as an artifact that is not read aloud. */
export function decorate(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}

/** The width between the margins. */
export function innerWidth(sheet: Sheet): number {
  return sheet.page.width - margins.left - margins.right;
}

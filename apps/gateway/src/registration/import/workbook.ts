import type { Readable } from 'node:stream';
import { importMessages } from '@lima-id/domain';
import type { Entry, ZipFile } from 'yauzl';
import { FileRefused } from './fileRefused.ts';
import { entriesMax, packedRatioMax, sharedTextsMaxBytes, sheetMaxBytes, smallEntryMaxBytes } from './limits.ts';
import { type NumberFormat, readNumberFormat } from './numberFormat.ts';
import { createPackedTexts, type PackedTexts } from './packedTexts.ts';
import { readXml, type XmlReader } from './readXml.ts';
import { unescapedText } from './unescapedText.ts';

const messages = importMessages.file;

/** What a sheet's cells refer to, and where the sheet is. */
export interface Workbook {
  sheet: Entry;
  texts: PackedTexts;
  /** How cells of a style show numbers, by the index of the style. */
  formats: readonly NumberFormat[];
  is1904: boolean;
}

/** The entries of a workbook by their paths. */
async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > entriesMax) throw new FileRefused(messages.damaged);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new FileRefused(messages.oldWorkbook);
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  return entries;
}

/** Opens an entry that is unpacked to at most `maxBytes`, as its header says; the reader of the archive holds it to that. */
export async function openEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Readable> {
  const { uncompressedSize, compressedSize } = entry;
  const isPackedTooWell = uncompressedSize > smallEntryMaxBytes && uncompressedSize > packedRatioMax * compressedSize;
  if (uncompressedSize > maxBytes || isPackedTooWell) throw new FileRefused(messages.unpacked);
  return await zip.openReadStreamPromise(entry);
}

async function readAll(zip: ZipFile, entry: Entry | undefined, maxBytes: number, reader: XmlReader): Promise<void> {
  if (entry === undefined) return;
  for await (const _chunk of readXml(await openEntry(zip, entry, maxBytes), reader));
}

/** The path of a part that another one in the folder `xl` names. */
function pathOf(target: string): string {
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return path.replace(/\/[^/]+\/\.\.\//g, '/').toLowerCase();
}

/** Texts that several cells share. Of a text in parts all are read; how it is pronounced is left out. */
async function readTexts(zip: ZipFile, entry: Entry | undefined): Promise<PackedTexts> {
  const texts = createPackedTexts(sharedTextsMaxBytes);
  let text = '';
  let isText = false;
  let isPronounced = false;
  await readAll(zip, entry, sheetMaxBytes, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPronounced = true;
      else if (name === 't') isText = !isPronounced;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPronounced = false;
      else if (name === 'si' && !texts.add(unescapedText(text))) throw new FileRefused(messages.texts);
    },
  });
  return texts;
}

/** How cells of each style show numbers. */
async function readStyles(zip: ZipFile, entry: Entry | undefined): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  await readAll(zip, entry, smallEntryMaxBytes, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells)
        formats.push(readNumberFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

/** Reads what the first visible sheet of a workbook needs. */
export async function readWorkbook(zip: ZipFile): Promise<Workbook> {
  const entries = await entriesOf(zip);
  const book = entries.get('xl/workbook.xml');
  if (book === undefined) throw new FileRefused(messages.format);
  const targets = new Map<string, { type: string; path: string }>();
  await readAll(zip, entries.get('xl/_rels/workbook.xml.rels'), smallEntryMaxBytes, {
    open(name, { Id, Type = '', Target = '' }) {
      if (name === 'Relationship' && Id !== undefined) targets.set(Id, { type: Type, path: pathOf(Target) });
    },
  });
  const sheets: string[] = [];
  let is1904 = false;
  await readAll(zip, book, smallEntryMaxBytes, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      // A state other than visible is hidden, or hidden even from the menu.
      if (name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible') sheets.push(attributes['r:id'] ?? '');
    },
  });
  const ofKind = (kind: string) => [...targets.values()].find(({ type }) => type.endsWith(`/${kind}`))?.path ?? '';
  const [first = ''] = sheets;
  const sheet = entries.get(targets.get(first)?.path ?? '') ?? entries.get('xl/worksheets/sheet1.xml');
  if (sheet === undefined) throw new FileRefused(messages.damaged);
  return {
    sheet,
    texts: await readTexts(zip, entries.get(ofKind('sharedStrings'))),
    formats: await readStyles(zip, entries.get(ofKind('styles'))),
    is1904,
  };
}

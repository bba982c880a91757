import type { LabelDrawing } from '@lima-id/api';
import {
  dotsPerMmOf,
  identifierAddress,
  type LabelFormat,
  type LabelLayout,
  type LabelOutput,
  type LabelSheet,
  labelLines,
  labelMessages,
  labelPlaces,
  layOutLabel,
  sheetOf,
  symbolModules,
} from '@lima-id/domain';
import { csvFile } from '../platform/csvFile.ts';
import type { AnsweredFile, Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { type ChosenLabel, chooseLabels } from './chooseLabels.ts';
import type { DrawingPlaces } from './drawingPlaces.ts';
import { drawnChunks, type LabelToDraw } from './drawnChunks.ts';
import { drawingMaxMs, drawingRetrySeconds, labelsChunk, unreadMaxMs } from './limits.ts';
import { pacedStream } from './pacedStream.ts';
import type { SymbolKind } from './plan.ts';
import { zplLabel } from './zplLabel.ts';

export interface LabelParts {
  store: Store;
  /** Public URL of the portal, without a trailing slash; empty when unknown. */
  publicUrl: string;
  places: DrawingPlaces;
}

/** What is drawn, once everything was checked. */
interface Drawing {
  prefix: string;
  enterprise: string;
  labels: readonly ChosenLabel[];
  /** The address in the symbol of an object code. */
  addressOf(code: string): string;
}

/** How it is drawn. A table is not. */
interface Drawn {
  output: Exclude<LabelOutput, 'csv'>;
  dotsPerMm: number;
  sheet: LabelSheet;
  layout: LabelLayout;
  kind: SymbolKind;
}

/** Ending and media type of the file of each output; pictures come in a ZIP. */
const fileKinds = {
  pdf: ['pdf', 'application/pdf'],
  svg: ['zip', 'application/zip'],
  png: ['zip', 'application/zip'],
  zpl: ['zpl', 'text/plain; charset=utf-8'],
  csv: ['csv', 'text/csv; charset=utf-8'],
} as const;

function refused(message: string) {
  return { failure: { status: 422, message } };
}

/** Digits of the number of a picture, by which a folder sorts as the labels were asked for. */
const numberDigits = 5;
/** Characters of a code in the name of a picture. */
const nameMaxLength = 80;

/** The name of a label's picture: its number, and its code without the characters that file systems refuse. */
function pictureName(index: number, code: string): string {
  const number = String(index + 1).padStart(numberDigits, '0');
  return `${number}_${code.replace(/[^A-Za-z0-9._-]/g, '_').slice(0, nameMaxLength)}`;
}

/** What `at` makes for labels, in chunks, one after the other. */
function* inChunks<Made>(count: number, at: (index: number) => Made): Generator<Made[], void, undefined> {
  for (let begin = 0; begin < count; begin += labelsChunk) {
    const size = Math.min(labelsChunk, count - begin);
    yield Array.from({ length: size }, (_, index) => at(begin + index));
  }
}

async function* textChunks(
  count: number,
  textAt: (index: number) => string,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const texts of inChunks(count, textAt)) yield Buffer.from(texts.join(''));
}

function tableChunks({ labels, prefix, addressOf }: Drawing): AsyncIterable<Uint8Array> {
  const rows = inChunks(labels.length, (index) => {
    const { code = '', product = '' } = labels[index] ?? {};
    return [`${prefix}/${code}`, addressOf(code), product];
  });
  return csvFile(['code', 'address', 'name'], rows);
}

/** The label of an index with its texts. */
function describeLabel(
  { labels, prefix, enterprise, addressOf }: Drawing,
  layout: LabelLayout,
  index: number,
): LabelToDraw {
  const { code: objectCode = '', product = '' } = labels[index] ?? {};
  const code = `${prefix}/${objectCode}`;
  return {
    address: addressOf(objectCode),
    lines: labelLines(layout, { code, product, enterprise }),
    name: pictureName(index, objectCode),
  };
}

function chunksOf(drawing: Drawing, { output, dotsPerMm, sheet, layout, kind }: Drawn): AsyncIterable<Uint8Array> {
  const { symbol } = layout;
  const { label, page } = sheet;
  const count = drawing.labels.length;
  const labelAt = (index: number) => describeLabel(drawing, layout, index);
  if (output === 'zpl') {
    return textChunks(count, (index) => {
      const { address, lines } = labelAt(index);
      return zplLabel({ kind, label, symbol, dotsPerMm }, address, lines);
    });
  }
  const title = `标识标签 ${drawing.prefix}`;
  const plan = { output, title, page, label, places: labelPlaces(sheet), symbol, modules: kind.modules, dotsPerMm };
  return drawnChunks(plan, kind, count, labelAt);
}

/** Checks the format against the longest address and the longest code; a text says why it does not fit. */
function checkFormat(
  format: LabelFormat,
  output: Drawn['output'],
  { prefix, labels, addressOf }: Drawing,
): Drawn | string {
  const { symbol, level } = format;
  const sheet = sheetOf(format);
  if (sheet === null) return labelMessages.format.oneSheet;
  let [modules, codeLength] = [0, 0];
  for (const { code } of labels) {
    const size = symbolModules(symbol, level, addressOf(code));
    if (size === null) return labelMessages.layout.address;
    modules = Math.max(modules, size);
    codeLength = Math.max(codeLength, prefix.length + 1 + code.length);
  }
  const verdict = layOutLabel(format, { modules, codeLength });
  if (!verdict.ok) return verdict.message;
  return { output, dotsPerMm: dotsPerMmOf(format), sheet, layout: verdict.layout, kind: { symbol, level, modules } };
}

/** Checks everything; only then is anything drawn. */
async function prepare(
  { store, publicUrl }: LabelParts,
  prefix: string,
  { format, ...choosing }: Omit<LabelDrawing, 'prefix'>,
): Promise<{ chunks: AsyncIterable<Uint8Array> } | { failure: { status: number; message: string } }> {
  const chosen = await chooseLabels(store, prefix, choosing);
  if ('failure' in chosen) return chosen;
  const enterprise = await store.kysely
    .selectFrom('enterprise')
    .select('name')
    .where('prefix', '=', prefix)
    .executeTakeFirstOrThrow();
  const drawing: Drawing = {
    prefix,
    enterprise: enterprise.name,
    labels: chosen.labels,
    addressOf: (code) => `${publicUrl}${identifierAddress(`${prefix}/${code}`)}`,
  };
  const { output } = format;
  if (output === 'csv') return { chunks: tableChunks(drawing) };
  const drawn = checkFormat(format, output, drawing);
  return typeof drawn === 'string' ? refused(drawn) : { chunks: chunksOf(drawing, drawn) };
}

/**
 * Draws labels of an enterprise's identifiers into a file that is sent while it is drawn. A drawing takes a place until its file is sent or
 * the connection is cut; without a free one the call is refused at once.
 */
export async function drawLabels(
  parts: LabelParts,
  prefix: string,
  request: Omit<LabelDrawing, 'prefix'>,
): Promise<Reply<File, null>> {
  if (parts.publicUrl === '') return refused(labelMessages.noAddress);
  const free = parts.places.take(prefix);
  if (free === 'ownFull')
    return { failure: { status: 429, message: labelMessages.ownBusy, retryAfterSeconds: drawingRetrySeconds } };
  if (free === 'full')
    return { failure: { status: 503, message: labelMessages.busy, retryAfterSeconds: drawingRetrySeconds } };
  let isSending = false;
  try {
    const prepared = await prepare(parts, prefix, request);
    if ('failure' in prepared) return prepared;
    const [ending, type] = fileKinds[request.format.output];
    const content = pacedStream(prepared.chunks, { unreadMaxMs, totalMaxMs: drawingMaxMs });
    content.once('close', free);
    isSending = true;
    const file: AnsweredFile = { name: `labels-${prefix}.${ending}`, type, content };
    return { file };
  } finally {
    if (!isSending) free();
  }
}

import { createHash } from 'node:crypto';
import { importMessages } from '@lima-id/domain';
import type { Store } from '../../schema/store.ts';
import type { FileFormat } from '../../schema/tables/importTables.ts';
import { readFileRange } from './filePart.ts';
import { FileRefused } from './fileRefused.ts';
import { sampleBytes } from './limits.ts';

type Encoding = Extract<FileFormat, { kind: 'csv' }>['encoding'];

const messages = importMessages.file;

const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** The container of old workbooks, and of those with a password. */
const oldMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const utf16Marks = { 'utf-16le': Buffer.from([0xff, 0xfe]), 'utf-16be': Buffer.from([0xfe, 0xff]) };

const delimiters = [',', ';', '\t'] as const;
const quoted = /"[^"]*"/g;

/** The separator of columns: the one that the first line with several columns has most of. */
export function delimiterOf(sample: string): string {
  for (const line of sample.split(/\r\n?|\n/)) {
    const plain = line.replace(quoted, '');
    const [best] = delimiters
      .map((delimiter) => ({ delimiter, count: plain.split(delimiter).length - 1 }))
      .toSorted((one, other) => other.count - one.count);
    if (best !== undefined && best.count > 0 && !line.startsWith('#')) return best.delimiter;
  }
  return ',';
}

/** Tells whether bytes that come in chunks are text in an encoding. */
interface TextCheck {
  take(chunk: Buffer): void;
  /** To be asked after the last chunk. */
  isText(): boolean;
}

function createTextCheck(encoding: Encoding): TextCheck {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isText = true;
  /** Decodes on; without a chunk, to the end. */
  function decode(chunk?: Buffer): void {
    if (!isText) return;
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      isText = false;
    }
  }
  return {
    take: decode,
    isText() {
      decode();
      return isText;
    },
  };
}

/** A file whose bytes are all here. */
interface WholeFile {
  id: string;
  size: number;
  sha256: string | null;
}

/** How a file is read, by its content. Throws FileRefused for one that is neither CSV nor XLSX, or not the one that was announced. */
export async function inspectFile(store: Store, { id, size, sha256 }: WholeFile): Promise<FileFormat> {
  const hash = createHash('sha256');
  const unicode = createTextCheck('utf-8');
  const chinese = createTextCheck('gb18030');
  let sample = Buffer.alloc(0);
  let hasZero = false;
  for await (const chunk of readFileRange(store, id, 0, size)) {
    hash.update(chunk);
    unicode.take(chunk);
    chinese.take(chunk);
    hasZero ||= chunk.includes(0);
    if (sample.length < sampleBytes) sample = Buffer.concat([sample, chunk]).subarray(0, sampleBytes);
  }
  if (sha256 !== null && hash.digest('hex') !== sha256) throw new FileRefused(messages.hash);
  const begins = (mark: Buffer) => sample.subarray(0, mark.length).equals(mark);
  if (begins(zipMark)) return { kind: 'xlsx' };
  if (begins(oldMark)) throw new FileRefused(messages.oldWorkbook);
  const csv = (encoding: Encoding): FileFormat => {
    return { kind: 'csv', encoding, delimiter: delimiterOf(new TextDecoder(encoding).decode(sample)) };
  };
  if (begins(utf16Marks['utf-16le'])) return csv('utf-16le');
  if (begins(utf16Marks['utf-16be'])) return csv('utf-16be');
  if (hasZero) throw new FileRefused(messages.format);
  if (unicode.isText()) return csv('utf-8');
  if (chinese.isText()) return csv('gb18030');
  throw new FileRefused(messages.format);
}

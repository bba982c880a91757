import { importCellMaxLength } from '@lima-id/domain';

/** Texts in the order in which they were added, in two buffers: a million short ones take their bytes and 4 MB. */
export interface PackedTexts {
  /** Returns false when the texts would take more than `maxBytes`. */
  add(text: string): boolean;
  /** The beginning of the text with an index from 0, some `shownBytes` of it; undefined for an index that none has. */
  at(index: number): string | undefined;
}

const firstBytes = 65_536;

/** More than a cell may have: a long text that many cells share would fill the memory. */
const shownBytes = 4 * (importCellMaxLength + 1);

export function createPackedTexts(maxBytes: number): PackedTexts {
  let bytes = Buffer.alloc(firstBytes);
  /** Where each text ends. */
  let ends = new Uint32Array(firstBytes / 4);
  let count = 0;
  let length = 0;
  return {
    add(text) {
      const needed = length + Buffer.byteLength(text);
      if (needed > maxBytes || 4 * count > maxBytes) return false;
      if (needed > bytes.length) {
        const wider = Buffer.alloc(Math.max(needed, 2 * bytes.length));
        bytes.copy(wider, 0, 0, length);
        bytes = wider;
      }
      if (count === ends.length) {
        const wider = new Uint32Array(2 * ends.length);
        wider.set(ends);
        ends = wider;
      }
      bytes.write(text, length);
      length = needed;
      ends[count] = needed;
      count += 1;
      return true;
    },
    at(index) {
      const end = index < count ? ends[index] : undefined;
      if (end === undefined) return undefined;
      const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
      return bytes.toString('utf8', start, Math.min(end, start + shownBytes));
    },
  };
}

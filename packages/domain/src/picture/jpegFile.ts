/** A component of a frame: its sampling factors. */
interface Component {
  id: number;
  across: number;
  down: number;
}

/** What a frame segment declares. */
interface JpegFrame {
  width: number;
  height: number;
  components: readonly Component[];
  isProgressive: boolean;
}

/** A Huffman table: the number of codes by length, from 1, and their values in the order of the codes. */
interface HuffmanTable {
  counts: Uint8Array;
  values: Uint8Array;
}

/** A byte; 0 beyond the end. */
const byteAt = (bytes: ArrayLike<number>, at: number) => bytes[at] ?? 0;

/** Two bytes, the higher first. */
const wordAt = (bytes: ArrayLike<number>, at: number) => byteAt(bytes, at) * 256 + byteAt(bytes, at + 1);

/** Tables by the byte that names them: class in the upper half, 1 for AC; number in the lower half. */
type HuffmanTables = Map<number, HuffmanTable>;

const longestCode = 16;

/** Tables in one segment, at most: four of each class. More are an attempt to keep the reader busy. */
const maxTables = 8;

/** Adds the tables of a DHT segment. */
function readHuffmanTables(segment: Uint8Array, tables: HuffmanTables): void {
  let at = 0;
  for (let read = 0; read < maxTables && at + 1 + longestCode <= segment.length; read += 1) {
    const counts = segment.subarray(at + 1, at + 1 + longestCode);
    const codes = counts.reduce((sum, count) => sum + count, 0);
    const values = segment.subarray(at + 1 + longestCode, at + 1 + longestCode + codes);
    tables.set(byteAt(segment, at), { counts, values });
    at += 1 + longestCode + codes;
  }
}

/** For each 16 bits the length of the code that they begin with, times 256, plus its value; 0 where they begin with none. */
function lookupOf({ counts, values }: HuffmanTable): Uint16Array {
  const lookup = new Uint16Array(2 ** longestCode);
  let next = 0;
  let place = 0;
  for (const [index, codes] of counts.entries()) {
    const length = index + 1;
    const width = 2 ** (longestCode - length);
    for (let end = place + codes; place < end && next < lookup.length; place += 1, next += width)
      lookup.fill(length * 256 + byteAt(values, place), next, next + width);
  }
  return lookup;
}

/** Thrown inside this file at the end of the data. */
class OutOfData extends Error {}

/** Bits of entropy-coded data, up to the next marker: a zero after 0xFF is stuffing. */
function bitsOf(bytes: Uint8Array, from: number) {
  let at = from;
  let held = 0;
  let count = 0;
  const fill = () => {
    while (count <= longestCode) {
      const next = bytes[at];
      if (next === undefined || (next === 0xff && bytes[at + 1] !== 0)) return;
      at += next === 0xff ? 2 : 1;
      held = ((held << 8) | next) & 0xffffff;
      count += 8;
    }
  };
  return {
    skip(bits: number) {
      for (let left = bits; left > 0; ) {
        if (count === 0) fill();
        if (count === 0) throw new OutOfData();
        const part = Math.min(left, count);
        count -= part;
        left -= part;
      }
    },
    value(lookup: Uint16Array): number {
      if (count < longestCode) fill();
      const bits = count < longestCode ? held << (longestCode - count) : held >> (count - longestCode);
      const found = byteAt(lookup, bits & 0xffff);
      const length = found >> 8;
      if (length === 0 || length > count) throw new OutOfData();
      count -= length;
      return found & 0xff;
    },
    /** Passes a restart marker, and the bits that pad the byte before it. */
    restart() {
      fill();
      const marker = byteAt(bytes, at + 1);
      if (count >= 8 || bytes[at] !== 0xff || marker < 0xd0 || marker > 0xd7) throw new OutOfData();
      count = 0;
      at += 2;
    },
  };
}

/** The segments of a JPEG as far as they are read here. */
interface JpegParts {
  frame: JpegFrame | null;
  tables: HuffmanTables;
  /** Units between two restart markers; 0 without any. */
  restartInterval: number;
  hasAdobeMarker: boolean;
  /** The scan at which the file ends without a marker; null when one follows. */
  lastScan: { header: Uint8Array; at: number } | null;
}

/** Components of a scan, at most. */
const maxComponents = 4;

/** The scan's components with their tables; null when one is missing. */
function scanned(header: Uint8Array, { components }: JpegFrame, tables: HuffmanTables) {
  const count = byteAt(header, 0);
  if (count === 0 || count > maxComponents) return null;
  const lookups = new Map<HuffmanTable, Uint16Array>();
  const lookup = (table: HuffmanTable) => {
    const made = lookups.get(table) ?? lookupOf(table);
    lookups.set(table, made);
    return made;
  };
  const found = Array.from({ length: count }, (_, index) => {
    const component = components.find(({ id }) => id === header[1 + 2 * index]);
    const names = byteAt(header, 2 + 2 * index);
    const [dc, ac] = [tables.get(names >> 4), tables.get(0x10 | (names & 0x0f))];
    return component && dc && ac ? { ...component, dc: lookup(dc), ac: lookup(ac) } : null;
  });
  return found.every((one) => one !== null) ? found : null;
}

/** Blocks of a scan, in units that restart markers count, and the components of the blocks of a unit. */
function unitsOf<Part extends Component>(parts: readonly Part[], { width, height, components }: JpegFrame) {
  const across = Math.max(...components.map((one) => one.across));
  const down = Math.max(...components.map((one) => one.down));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) {
    const columns = Math.ceil(Math.ceil((width * only.across) / across) / 8);
    const rows = Math.ceil(Math.ceil((height * only.down) / down) / 8);
    return { units: columns * rows, blocks: [only] };
  }
  const blocks = parts.flatMap((part) => Array.from({ length: part.across * part.down }, () => part));
  return { units: Math.ceil(width / (8 * across)) * Math.ceil(height / (8 * down)), blocks };
}

/**
 * Whether the last scan of a file has all its pixels although no marker follows. A sequential scan is read block by block, without
 * decoding it. A progressive one has them when it only refines what earlier scans have. Takes time linear in the scan.
 */
function isWholeScan(bytes: Uint8Array, { frame, tables, restartInterval, lastScan }: JpegParts): boolean {
  if (frame === null || lastScan === null) return false;
  const { header, at } = lastScan;
  if (frame.isProgressive) return byteAt(header, header.length - 3) > 0 && byteAt(header, header.length - 1) >> 4 > 0;
  const parts = scanned(header, frame, tables);
  if (parts === null) return false;
  const { units, blocks } = unitsOf(parts, frame);
  // A height of 0 is declared after the scan.
  if (units === 0) return false;
  const bits = bitsOf(bytes, at);
  try {
    for (let unit = 0; unit < units; unit += 1) {
      if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) bits.restart();
      for (const { dc, ac } of blocks) {
        bits.skip(bits.value(dc));
        for (let coefficient = 1; coefficient < 64; coefficient += 1) {
          const symbol = bits.value(ac);
          if (symbol === 0) break;
          coefficient += symbol >> 4;
          bits.skip(symbol & 0x0f);
        }
      }
    }
    return true;
  } catch (error) {
    if (error instanceof OutOfData) return false;
    throw error;
  }
}

const marks = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  restarts: 0xdd,
  huffman: 0xc4,
  baseline: 0xc0,
  progressive: 0xc2,
  adobe: 0xee,
} as const;

/** Offset of the next marker in entropy-coded data, without stuffing and restarts; null at the end of the file. */
function endOfScan(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = byteAt(bytes, at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return null;
}

function readFrame(segment: Uint8Array, isProgressive: boolean): JpegFrame | null {
  const components = Array.from({ length: byteAt(segment, 5) }, (_, index) => {
    const [id = 0, sampling = 0] = segment.subarray(6 + 3 * index);
    return { id, across: sampling >> 4, down: sampling & 0x0f };
  });
  const isSound = components.length > 0 && components.every(({ across, down }) => across > 0 && down > 0);
  return isSound ? { height: wordAt(segment, 1), width: wordAt(segment, 3), components, isProgressive } : null;
}

/** Segments before the end of the picture, at most. A profile and metadata of 10 MB take fewer than 200. */
const maxSegments = 1000;

/**
 * Reads the segments up to the end of the file or of the picture, or only those before the first scan; null when it is no JPEG or ends
 * within a segment.
 */
function readParts(bytes: Uint8Array, upTo: 'end' | 'firstScan'): JpegParts | null {
  if (bytes[0] !== 0xff || bytes[1] !== marks.start) return null;
  const parts: JpegParts = {
    frame: null,
    tables: new Map(),
    restartInterval: 0,
    hasAdobeMarker: false,
    lastScan: null,
  };
  let at = 2;
  for (let read = 0; read < maxSegments && bytes[at] === 0xff; read += 1) {
    while (bytes[at + 1] === 0xff) at += 1;
    const code = byteAt(bytes, at + 1);
    if (code === marks.end || (code === marks.scan && upTo === 'firstScan')) return parts;
    const end = at + 2 + wordAt(bytes, at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    const segment = bytes.subarray(at + 4, end);
    at = end;
    if (code >= marks.baseline && code <= marks.progressive)
      parts.frame ??= readFrame(segment, code === marks.progressive);
    else if (code === marks.huffman) readHuffmanTables(segment, parts.tables);
    else if (code === marks.restarts) parts.restartInterval = wordAt(segment, 0);
    else if (code === marks.adobe) parts.hasAdobeMarker ||= String.fromCharCode(...segment.subarray(0, 5)) === 'Adobe';
    else if (code === marks.scan) {
      const next = endOfScan(bytes, at);
      if (next === null) return { ...parts, lastScan: { header: segment, at } };
      at = next;
    }
  }
  return null;
}

/**
 * Whether a JPEG lacks nothing but its end marker, FF D9, or half of it, as some scanners and chat apps leave it: all pixels are there. False
 * for a whole one, for one that is cut off, and for anything else. Linear in the file. Source: ITU-T T.81, annex F.
 */
export function lacksOnlyJpegEnd(bytes: Uint8Array): boolean {
  const file = bytes[bytes.length - 1] === 0xff ? bytes.subarray(0, -1) : bytes;
  const parts = readParts(file, 'end');
  return parts !== null && isWholeScan(file, parts);
}

/**
 * Whether a JPEG has four inks (CMYK) and no marker of Adobe, which says which way round they are: decoders then show it black. Its colours
 * cannot be told.
 */
export function hasUnmarkedInks(bytes: Uint8Array): boolean {
  const parts = readParts(bytes, 'firstScan');
  return parts !== null && parts.frame?.components.length === 4 && !parts.hasAdobeMarker;
}

import { inflateSync } from 'node:zlib';

const packed = { header: 44, entry: 20, tableCount: 12, flavor: 4 } as const;
const plain = { header: 12, entry: 16 } as const;

/** Tables are aligned to four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/** Decompresses a WOFF font. The PDF library reads WOFF too, but decompresses a table for every glyph that it looks up. */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(packed.tableCount);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = packed.header + at * packed.entry;
    const [tag, offset, length, whole] = [0, 4, 8, 12].map((place) => woff.readUInt32BE(entry + place)) as [
      number,
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + length);
    return { tag, checksum: woff.readUInt32BE(entry + 16), bytes: length < whole ? inflateSync(bytes) : bytes };
  });
  const begin = plain.header + count * plain.entry;
  const font = Buffer.alloc(begin + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0));
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt32BE(woff.readUInt32BE(packed.flavor), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * plain.entry, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * plain.entry, 10);
  let offset = begin;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = plain.header + at * plain.entry;
    for (const [place, value] of [tag, checksum, offset, bytes.length].entries())
      font.writeUInt32BE(value, entry + place * 4);
    bytes.copy(font, offset);
    offset += padded(bytes.length);
  }
  return font;
}

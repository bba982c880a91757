/** Run-length data of an 8-bit BMP: rows of `width` px, each of one colour by its place in the palette. */
function runRows(rows: readonly number[], width: number): Buffer {
  return Buffer.concat([
    ...rows.map((colour) => Buffer.from([width, colour, 0, 0])),
    // A literal run of three px in a last row, and the end of the picture.
    Buffer.from([0, 3, 1, 2, 1, 0, 0, 1]),
  ]);
}

function fileHeader(length: number, pixels: number): Buffer {
  const header = Buffer.alloc(14);
  header.write('BM');
  header.writeUInt32LE(length, 2);
  header.writeUInt32LE(pixels, 10);
  return header;
}

/** Blue, green, red and a spare byte: white, red, green. */
const palette = Buffer.from([255, 255, 255, 0, 20, 20, 220, 0, 20, 160, 20, 0]);

/** An RLE8 BMP: red below, green above; `width` of at least 3 and at most 255. */
export function madeRunLengthBmp(width = 20, height = 20): Buffer {
  const rows = Array.from({ length: height - 1 }, (_, row) => (row < height / 2 ? 1 : 2));
  const runs = runRows(rows, width);
  const info = Buffer.alloc(40);
  info.writeUInt32LE(40, 0);
  info.writeInt32LE(width, 4);
  info.writeInt32LE(height, 8);
  info.writeUInt16LE(1, 12);
  info.writeUInt16LE(8, 14);
  info.writeUInt32LE(1, 16);
  info.writeUInt32LE(runs.length, 20);
  info.writeUInt32LE(palette.length / 4, 32);
  const pixels = 14 + info.length + palette.length;
  return Buffer.concat([fileHeader(pixels + runs.length, pixels), info, palette, runs]);
}

/** A BMP of OS/2 with 24 bits: red below, green above. With a header of 12 bytes (version 1), of 16 or of 64 (version 2). */
export function madeOs2Bmp(headerLength: 12 | 16 | 64 = 12, width = 20, height = 20): Buffer {
  const stride = Math.ceil((width * 24) / 32) * 4;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(y < height / 2 ? [20, 20, 220] : [20, 160, 20], y * stride + 3 * x);
  const info = Buffer.alloc(headerLength);
  info.writeUInt32LE(headerLength, 0);
  const isShort = headerLength === 12;
  if (isShort) {
    info.writeUInt16LE(width, 4);
    info.writeUInt16LE(height, 6);
  } else {
    info.writeInt32LE(width, 4);
    info.writeInt32LE(height, 8);
  }
  const planes = isShort ? 8 : 12;
  info.writeUInt16LE(1, planes);
  info.writeUInt16LE(24, planes + 2);
  return Buffer.concat([fileHeader(14 + headerLength + rows.length, 14 + headerLength), info, rows]);
}

/** Bits of data in the largest QR code, version 40, at error correction M (ISO/IEC 18004, table 7). */
const mostBits = 2334 * 8;

/** Bits of the mode, and of the length in versions 27 to 40 (table 3). */
const modeBits = 4;
const lengthBits = { numeric: 14, alphanumeric: 13, byte: 16 } as const;

/** Bits of the characters as the encoder writes them: as digits or as alphanumeric characters if all are, otherwise in UTF-8. */
function dataBits(text: string): number {
  const { length } = text;
  if (/^\d*$/.test(text))
    return lengthBits.numeric + 10 * Math.floor(length / 3) + (length % 3 === 0 ? 0 : 3 * (length % 3) + 1);
  if (/^[A-Z\d $%*+./:-]*$/.test(text)) return lengthBits.alphanumeric + 11 * Math.floor(length / 2) + 6 * (length % 2);
  return lengthBits.byte + 8 * new TextEncoder().encode(text).length;
}

/** Whether a text fits into a QR code with error correction M. */
export function fitsQrCode(text: string): boolean {
  return modeBits + dataBits(text) <= mostBits;
}

/** The text with U+FFFD for each half of a surrogate pair, which cannot be encoded. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (sign) =>
    sign.length === 2 ? sign : '\uFFFD',
  );
}

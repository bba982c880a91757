import { utf8Length } from '../registration/utf8Length.ts';

/** Symbols of a label: a QR code, model 2, or a square Data Matrix symbol, ECC 200. */
export const labelSymbols = ['qr', 'dataMatrix'] as const;
export type LabelSymbol = (typeof labelSymbols)[number];

/** Levels of error correction of a QR code: M restores about 15 % of the codewords, Q about 25 %. */
export const qrLevels = ['M', 'Q'] as const;
export type QrLevel = (typeof qrLevels)[number];

/** Modules around a symbol that stay empty. Source: ISO/IEC 18004 (QR), ISO/IEC 16022 (Data Matrix). */
export const quietModules: Readonly<Record<LabelSymbol, number>> = { qr: 4, dataMatrix: 1 };

/** Bytes that QR codes hold in byte mode, from version 1 on. Source: ISO/IEC 18004, table 7. */
const qrBytes: Readonly<Record<QrLevel, readonly number[]>> = {
  M: [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857, 911,
    997,
  ],
  Q: [
    11, 20, 32, 46, 60, 74, 86, 108, 130, 151, 177, 203, 241, 258, 292, 322, 364, 394, 442, 482, 509, 565, 611, 661,
    715,
  ],
};

/** Modules of a side of the square Data Matrix symbols, and the codewords that they hold. Source: ISO/IEC 16022, table 7. */
const dataMatrixCodewords = [
  [10, 3],
  [12, 5],
  [14, 8],
  [16, 12],
  [18, 18],
  [20, 22],
  [22, 30],
  [24, 36],
  [26, 44],
  [32, 62],
  [36, 86],
  [40, 114],
  [44, 144],
  [48, 174],
  [52, 204],
  [64, 280],
  [72, 368],
  [80, 456],
  [88, 576],
  [96, 696],
  [104, 816],
] as const;

/** Modules of a side of the smallest QR code for so many bytes in byte mode; null when versions up to 25 hold less. */
export function qrModules(bytes: number, level: QrLevel): number | null {
  const version = qrBytes[level].findIndex((most) => bytes <= most) + 1;
  return version === 0 ? null : 17 + 4 * version;
}

/** Codewords of a text in ASCII encodation: one for two digits, one for another character of ASCII, two for a byte of any other. */
function asciiCodewords(text: string): number {
  const ascii = Array.from(text).filter((character) => character < '\u0080').length;
  const pairs = text.match(/\d\d/g)?.length ?? 0;
  return 2 * utf8Length(text) - ascii - pairs;
}

/** Modules of a side of the smallest square Data Matrix symbol for a text in ASCII encodation; null when it is too long. */
export function dataMatrixModules(text: string): number | null {
  const codewords = asciiCodewords(text);
  return dataMatrixCodewords.find(([, most]) => codewords <= most)?.[0] ?? null;
}

/** Modules of a side of the symbol for a text, without the quiet zone; null when the text is too long. `level` is that of a QR code. */
export function symbolModules(symbol: LabelSymbol, level: QrLevel, text: string): number | null {
  return symbol === 'qr' ? qrModules(utf8Length(text), level) : dataMatrixModules(text);
}

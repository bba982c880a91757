import type { LabelLayout, LabelLine, LabelSize } from '@lima-id/domain';
import type { SymbolKind } from './plan.ts';

/** Everything that a label's commands depend on. Lengths in mm. */
export interface ZplPlan {
  kind: SymbolKind;
  label: LabelSize;
  symbol: LabelLayout['symbol'];
  dotsPerMm: number;
}

/** Bytes that are written as they are; none of them has a meaning in a field. */
const plainByte = /[A-Za-z0-9 .,:;/?=&%@*()+-]/;

/**
 * A text as the data of a field after ^FH: every other byte in UTF-8 is hexadecimal, so that no text is a command or ends its field. Source:
 * Zebra, ZPL II Programming Guide, ^FH and ^CI28.
 */
export function zplField(text: string): string {
  return Array.from(Buffer.from(text), (byte) => {
    const character = String.fromCharCode(byte);
    return plainByte.test(character) ? character : `_${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}

/** Digits of the number of bytes in a QR code's data. */
const countDigits = 4;

function symbolField({ kind, symbol }: ZplPlan, address: string): string {
  const { dots } = symbol;
  if (kind.symbol === 'dataMatrix') {
    // The last parameter is the character that begins control sequences in the data: a quotation mark, which no address has.
    return `^BXN,${dots},200,${kind.modules},${kind.modules},,"^FH^FD${zplField(address)}^FS`;
  }
  // Manual input of bytes, so that the symbol has the size that was checked.
  const bytes = String(Buffer.byteLength(address)).padStart(countDigits, '0');
  return `^BQN,2,${dots}^FH^FD${kind.level}M,B${bytes}${zplField(address)}^FS`;
}

/** The commands of one label for a thermal printer. */
export function zplLabel(plan: ZplPlan, address: string, lines: readonly LabelLine[]): string {
  const { label, symbol, dotsPerMm } = plan;
  const inDots = (mm: number) => Math.round(mm * dotsPerMm);
  const left = inDots(symbol.x) + symbol.quiet * symbol.dots;
  const top = inDots(symbol.y) + symbol.quiet * symbol.dots;
  // ^FT puts the feet of the letters on a line, ^FO the corner of a symbol on a point.
  const texts = lines.map(
    ({ text, x, y, size }) => `^FT${inDots(x)},${inDots(y)}^A0N,${inDots(size)}^FH^FD${zplField(text)}^FS`,
  );
  return [
    `^XA^CI28^PW${inDots(label.width)}^LL${inDots(label.height)}^LH0,0`,
    `^FO${left},${top}${symbolField(plan, address)}`,
    ...texts,
    '^XZ\n',
  ].join('\n');
}

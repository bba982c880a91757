import bwipjs from 'bwip-js/node';
import encodeQR from 'qr';
import type { SymbolKind } from './plan.ts';

/** Names of the levels of error correction in the library. */
const corrections = { M: 'medium', Q: 'quartile' } as const;

/** The narrowest border that the library draws, in modules. */
const border = 1;

/** bwip-js makes both kinds, but takes a hundred times as long for a QR code. */
function encodeQrCode({ level, modules }: SymbolKind, text: string): Uint8Array {
  const version = (modules - 17) / 4;
  const rows = encodeQR(text, 'raw', { ecc: corrections[level], encoding: 'byte', version, border });
  return Uint8Array.from(
    rows.slice(border, -border).flatMap((row) => row.slice(border, -border)),
    Number,
  );
}

function encodeDataMatrix({ modules }: SymbolKind, text: string): Uint8Array {
  const [drawn] = bwipjs.raw('datamatrix', text, `version=${modules}x${modules}`);
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('The symbol has no modules.');
  return Uint8Array.from(drawn.pixs);
}

/**
 * Computes the modules of the symbol for a text, row by row, 1 for dark ones. The size is given, so that it is the one that was checked.
 * Throws for a text that is too long for it.
 */
export function encodeSymbol(kind: SymbolKind, text: string): Uint8Array {
  const drawn = kind.symbol === 'qr' ? encodeQrCode(kind, text) : encodeDataMatrix(kind, text);
  if (drawn.length !== kind.modules ** 2) throw new Error(`The symbol has another size than ${kind.modules} modules.`);
  return drawn;
}

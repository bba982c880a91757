import bwipjs from 'bwip-js/node';
import type { SymbolKind } from './plan.ts';

/**
 * Computes the modules of the symbol for a text, row by row, 1 for dark ones. The size is given, so that it is the one that was checked.
 * Throws for a text that is too long for it.
 */
export function encodeSymbol({ symbol, level, modules }: SymbolKind, text: string): Uint8Array {
  const [drawn] =
    symbol === 'qr'
      ? bwipjs.raw('qrcode', text, `eclevel=${level} version=${(modules - 17) / 4}`)
      : bwipjs.raw('datamatrix', text, `version=${modules}x${modules}`);
  if (drawn === undefined || !('pixs' in drawn) || drawn.pixx !== modules || drawn.pixy !== modules)
    throw new Error(`The symbol has another size than ${modules} modules.`);
  return Uint8Array.from(drawn.pixs);
}

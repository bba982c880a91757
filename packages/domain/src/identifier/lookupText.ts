import { type CodeVerdict, parseIdentifier } from './code.ts';
import { formatGoodsCode, readGoodsCode } from './goodsCode.ts';

/** What a text looks up, in its canonical form: an identifier or a code of goods; or why it looks up nothing. */
export type LookupVerdict =
  | { ok: true; kind: 'identifier' | 'goods'; text: string; namesPiece: boolean }
  | Extract<CodeVerdict, { ok: false }>;

/**
 * Reads what a visitor typed, pasted or scanned: an identifier code (`parseIdentifier`), else a code of goods (`readGoodsCode`), whose page
 * explains it. `namesPiece` is false for a code of goods without a serial number, which names a kind of goods.
 */
export function readLookup(input: string): LookupVerdict {
  const verdict = parseIdentifier(input);
  if (verdict.ok) return { ok: true, kind: 'identifier', text: verdict.text, namesPiece: true };
  const goods = readGoodsCode(input);
  if (goods === null) return verdict;
  const namesPiece = goods.kind !== 'barcode' && goods.serial !== null;
  return { ok: true, kind: 'goods', text: formatGoodsCode(goods), namesPiece };
}

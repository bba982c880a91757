/** Whole fen as yuan with two decimals: 280000 is `2800.00`. Takes digits too, as drivers give large 64-bit numbers. */
export function yuanText(fen: bigint | number | string): string {
  const amount = BigInt(fen);
  const sign = amount < 0n ? '-' : '';
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

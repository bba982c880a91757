const yuan = /^(\d+)(?:\.(\d{1,2}))?$/;

/**
 * The fen in an amount of yuan: digits, and at most two decimals after a point. Null for everything else (signs, spaces, thousands
 * separators, a bare point) and for amounts beyond 2^53 - 1 fen. Source: docs/rules/money.md.
 */
export function readYuan(text: string): number | null {
  const [, whole, decimals = ''] = yuan.exec(text) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Whole fen as yuan with two decimals, the format of the API: 280000 is `2800.00`. Source: docs/rules/money.md. */
export function formatYuan(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Whole fen as yuan for reading: 280000 is `2,800.00`. If `bare`, zero decimals are omitted, as on cards: `2,800`. Without the sign of the
 * currency. Source: docs/rules/money.md.
 */
export function displayYuan(amount: number, bare = false): string {
  const text = formatYuan(amount).replace(/\B(?=(\d{3})+\.)/g, ',');
  return bare ? text.replace('.00', '') : text;
}

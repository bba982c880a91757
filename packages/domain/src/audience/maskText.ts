const mobile = /(^|\D)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;

/** Replaces the masked part; always of the same length, so that it does not reveal how much was masked. */
const veil = '****';

/**
 * A text with its middle masked: a mobile number keeps its first three and last four digits, anything else a quarter at its beginning (one
 * to three characters) and, from four characters on, as much at its end. Source: docs/rules/audience.md.
 */
export function maskText(text: string): string {
  const signs = [...text.trim()];
  if (signs.length === 0) return '';
  const numbered = text
    .trim()
    .replace(mobile, (_all, before: string, head: string, tail: string) => `${before}${head}${veil}${tail}`);
  if (numbered !== text.trim() && numbered.length === 11) return numbered;
  const quarter = Math.min(3, Math.floor(signs.length / 4));
  const head = signs.length === 1 ? '' : signs.slice(0, Math.max(1, quarter)).join('');
  return `${head}${veil}${quarter === 0 ? '' : signs.slice(-quarter).join('')}`;
}

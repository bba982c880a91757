/** Minimum number of digits: emergency and service numbers. */
const fewestDigits = 5;

/** The `tel:` URL of a number; null for text that is no single number, such as one with an extension. */
export function phoneAddress(written: string): `tel:${string}` | null {
  const number = written.trim();
  const digits = number.replace(/[^\d]/g, '');
  if (digits.length < fewestDigits || /[^\d\s()+-]/.test(number)) return null;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}

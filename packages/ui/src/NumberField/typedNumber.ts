const fullWidth = /[\uFF0B-\uFF19]/g;
const shape = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A number as people type it, with commas between thousands, full-width digits or spaces, as plain digits: ` １,２００.50`
 * is `1200.50`. Null for what is no number.
 */
export function plainNumber(text: string): string | null {
  const plain = text
    .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\s,，]/g, '')
    .replace('。', '.');
  return shape.test(plain)
    ? plain
        .replace(/^\+/, '')
        .replace(/^(-?)\./, '$10.')
        .replace(/\.$/, '')
    : null;
}

/** Digits behind the point. */
function places(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** What a step leads to and which limits it keeps. */
export interface NumberRange {
  step: number;
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * The number one or several steps on, held to the limits, with as many digits behind the point as the number and the step
 * have. What is no number counts as the nearest of zero and the limits.
 */
export function stepNumber(text: string, steps: number, { step, min, max }: NumberRange): string {
  const plain = plainNumber(text) ?? '0';
  const digits = Math.max(places(plain), places(String(step)));
  const next = Number(plain) + steps * step;
  const held = Math.min(Math.max(next, min ?? next), max ?? Math.max(next, min ?? next));
  // Minus zero is nobody's number.
  return (held === 0 ? 0 : held).toFixed(
    held === min || held === max ? Math.max(places(String(held)), digits) : digits,
  );
}

const fullWidth = /[\uFF0B-\uFF19]/g;
const shape = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Normalizes a typed number, with commas between thousands, full-width digits or spaces: ` １,２００.50` is `1200.50`. Null when it is not a
 * number.
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

/** Number of decimals. */
function places(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** The increment and the limits. */
export interface NumberRange {
  step: number;
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * The number after one or several steps, clamped to the limits, with as many decimals as the number and the step have. Text that is not a
 * number counts as zero, clamped to the limits.
 */
export function stepNumber(text: string, steps: number, { step, min, max }: NumberRange): string {
  const plain = plainNumber(text) ?? '0';
  const digits = Math.max(places(plain), places(String(step)));
  const next = Number(plain) + steps * step;
  const held = Math.min(Math.max(next, min ?? next), max ?? Math.max(next, min ?? next));
  // Avoid -0.
  return (held === 0 ? 0 : held).toFixed(
    held === min || held === max ? Math.max(places(String(held)), digits) : digits,
  );
}

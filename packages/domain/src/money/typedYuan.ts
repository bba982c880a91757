/** From `！` to `～`: each corresponds to the ASCII character at a fixed offset before it. */
const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfee0;

const digits = /^\d*(?:\.\d*)?$/;
const thousands = /^(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?$/;

/** An amount without spaces and currency signs, in half-width characters. */
function stripped(text: string): string {
  return text
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
    .replace(/[¥￥\s]|元$/g, '')
    .replace('。', '.');
}

/**
 * The content of an amount field as plain digits and a point, without separators, currency sign, spaces and full-width characters. Null for
 * a text that is not an amount and cannot become one. Source: docs/rules/money.md.
 */
export function plainYuan(text: string): string | null {
  const plain = stripped(text).replaceAll(',', '');
  return digits.test(plain) ? plain : null;
}

/** The same for pasted text, whose separators have to be between thousands: `2,8` may mean 2.8. Source: docs/rules/money.md. */
export function pastedYuan(text: string): string | null {
  const plain = stripped(text);
  return thousands.test(plain) ? plain.replaceAll(',', '') : null;
}

/** Plain digits formatted for an amount field, with separators between thousands; everything else unchanged. Source: docs/rules/money.md. */
export function groupYuan(text: string): string {
  if (!digits.test(text)) return text;
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** The index in a grouped amount after this many of its digits and points, so that the caret keeps its position. Source: docs/rules/money.md. */
export function caretInYuan(grouped: string, behind: number): number {
  let left = behind;
  let place = 0;
  while (left > 0 && place < grouped.length) {
    if (grouped[place] !== ',') left -= 1;
    place += 1;
  }
  return place;
}

/** From `！` to `～`: each stands for the ASCII character that many places before it. */
const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfee0;

const digits = /^\d*(?:\.\d*)?$/;
const thousands = /^(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?$/;

/** What people write around and inside an amount, taken away or put as the digits beside it. */
function stripped(text: string): string {
  return text
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
    .replace(/[¥￥\s]|元$/g, '')
    .replace('。', '.');
}

/**
 * What stands in an amount field as plain digits and a point: separators, a sign of the currency, spaces and full-width characters are
 * gone. Null for what is no amount and becomes none. Source: docs/rules/money.md.
 */
export function plainYuan(text: string): string | null {
  const plain = stripped(text).replaceAll(',', '');
  return digits.test(plain) ? plain : null;
}

/** The same for what is pasted, whose separators have to stand between thousands: `2,8` may mean 2.8. Source: docs/rules/money.md. */
export function pastedYuan(text: string): string | null {
  const plain = stripped(text);
  return thousands.test(plain) ? plain.replaceAll(',', '') : null;
}

/** Plain digits as they stand in an amount field, with separators between thousands; everything else as it is. Source: docs/rules/money.md. */
export function groupYuan(text: string): string {
  if (!digits.test(text)) return text;
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** The place in a grouped amount behind so many of its digits and points, so that the caret stays where it was. Source: docs/rules/money.md. */
export function caretInYuan(grouped: string, behind: number): number {
  let left = behind;
  let place = 0;
  while (left > 0 && place < grouped.length) {
    if (grouped[place] !== ',') left -= 1;
    place += 1;
  }
  return place;
}

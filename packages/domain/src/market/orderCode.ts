import { patternField } from '../form/field.ts';
import { marketMessages } from '../messages/market.ts';
import { typedCharacters } from '../text/typedCharacters.ts';

/** Digits that the running number of an order has at least. */
const leastDigits = 5;

/** The code of an order: `LM`, its day in China, and its number on that day: `LM2026051800427`. Source: docs/rules/orders.md. */
export const orderCode = patternField(marketMessages.order.unknown, /^LM\d{13,16}$/, typedCharacters);

/** Writes the code of the `count`th order, from 1, of a day in China (`YYYY-MM-DD`). Source: docs/rules/orders.md. */
export function formatOrderCode(day: string, count: number): string {
  return `LM${day.replaceAll('-', '')}${String(count).padStart(leastDigits, '0')}`;
}

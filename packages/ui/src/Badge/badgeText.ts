import { countText } from '../locale/countText.ts';

/**
 * The text of a count: whole, with commas between thousands, and `99+` above `max`. Null when there is nothing to show: a count below 1, or
 * not a number.
 */
export function badgeText(count: number, max: number): string | null {
  const whole = Math.floor(count);
  if (Number.isNaN(whole) || whole < 1) return null;
  const most = Math.max(1, Math.floor(max));
  return whole > most ? `${countText(most)}+` : countText(whole);
}

/** An exact decimal number: `units` divided by ten to the power of `places`. */
export interface Decimal {
  units: bigint;
  places: number;
}

const shape = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/;

/** Reads plain digits or what `String` writes of a number, such as `1e-7`. Null when it is no finite number. */
export function readDecimal(text: string): Decimal | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = shape.exec(text) ?? [];
  if (whole + fraction === '') return null;
  const places = fraction.length - Number(exponent);
  const units = BigInt(`${whole}${fraction}${'0'.repeat(Math.max(0, -places))}`);
  return { units: sign === '-' ? -units : units, places: Math.max(0, places) };
}

/** The units of a decimal at this many places, which are not fewer than its own. */
function unitsAt({ units, places }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - places);
}

/** A decimal plus `times` another. */
export function addTimes(one: Decimal, other: Decimal, times: number): Decimal {
  const places = Math.max(one.places, other.places);
  return { units: unitsAt(one, places) + BigInt(times) * unitsAt(other, places), places };
}

/** Below 0, 0 or above 0, as a decimal is less than another, equal to it or greater. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const places = Math.max(one.places, other.places);
  const [first, second] = [unitsAt(one, places), unitsAt(other, places)];
  return first < second ? -1 : Number(first > second);
}

/** Plain digits with at least this many places. */
export function writeDecimal(decimal: Decimal, leastPlaces: number): string {
  const places = Math.max(decimal.places, leastPlaces);
  const units = unitsAt(decimal, places);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

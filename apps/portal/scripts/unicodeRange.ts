/** First and last code point of a part of a range. */
type Part = readonly [first: number, last: number];

const part = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i;

function partsOf(range: string): Part[] {
  return range.split(',').map((text) => {
    const [, first, last = first] = part.exec(text.trim()) ?? [];
    if (first === undefined || last === undefined) throw new Error(`${text} is no part of a unicode-range.`);
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

const hex = (point: number) => point.toString(16).toUpperCase();

/** The `unicode-range` of code points. */
function written(points: Iterable<number>): string {
  const parts: [number, number][] = [];
  for (const point of [...new Set(points)].toSorted((a, b) => a - b)) {
    const before = parts[parts.length - 1];
    if (before !== undefined && before[1] === point - 1) before[1] = point;
    else parts.push([point, point]);
  }
  return parts.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}

/** The `unicode-range` of the characters of a text. */
export function rangeOf(text: string): string {
  return written(Array.from(text, (character) => character.codePointAt(0) ?? 0));
}

/** Divides a `unicode-range` into the characters of a text that are in it, and the range of all others. Throws for a malformed one. */
export function divideRange(range: string, text: string): { inside: string; outside: string } {
  const all = partsOf(range).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  const points = new Set(all);
  const inside = Array.from(text).filter((character) => points.has(character.codePointAt(0) ?? 0));
  const taken = new Set(inside);
  return { inside: inside.join(''), outside: written(all.filter((point) => !taken.has(String.fromCodePoint(point)))) };
}

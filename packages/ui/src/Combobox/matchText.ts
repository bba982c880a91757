/** A text around what was searched in it; all of it is `before` when nothing was found. */
export interface MatchedRuns {
  before: string;
  match: string;
  after: string;
}

/** A character with its combining marks. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;

/** A text as it is compared: capital and small letters are the same, and so are full-width and half-width characters. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Where a folded text occurs first in another, as places in the text as it is written; null when it does not. */
function findFolded(text: string, wanted: string): [from: number, to: number] | null {
  let folded = '';
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: written, index } of text.matchAll(cluster)) {
    // One character may become several, such as ㎡.
    const own = foldText(written);
    folded += own;
    for (let unit = 0; unit < own.length; unit += 1) {
      from.push(index);
      to.push(index + written.length);
    }
  }
  const at = folded.indexOf(wanted);
  const [start, end] = [from[at], to[at + wanted.length - 1]];
  return start === undefined || end === undefined ? null : [start, end];
}

/** A text split around the first occurrence of another, compared as `foldText` does. */
export function splitMatch(text: string, wanted: string): MatchedRuns {
  const folded = foldText(wanted.trim());
  const place = folded === '' ? null : findFolded(text, folded);
  const [from, to] = place ?? [text.length, text.length];
  return { before: text.slice(0, from), match: text.slice(from, to), after: text.slice(to) };
}

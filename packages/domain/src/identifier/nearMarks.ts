import { foldObjectCode, nearCodeReason, nearCodeReasons } from './nearCode.ts';
import { nearCodeWords as words } from './nearCodeWords.ts';

/** A piece of a code compared with another: the same in both, different, or a gap where only the other has characters. */
export interface MarkedPiece {
  kind: 'same' | 'different' | 'gap';
  /** Where it begins in the code. */
  at: number;
  /** Empty in a gap. */
  text: string;
  /** The other code's characters in its place. */
  other: string;
}

/** The cost of aligning two characters: look-alikes are the likelier mistake. */
function costOf(one: string, other: string): number {
  if (one === other) return 0;
  const folded = foldObjectCode(one);
  return folded !== '' && folded === foldObjectCode(other) ? 1 : 2;
}

const gapCost = 2;

/** The cost of aligning the ends of two codes, from each pair of positions on. */
function costsOf(code: string, other: string): (row: number, column: number) => number {
  const table = Array.from({ length: code.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0));
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (const [row, cells] of [...table.entries()].reverse()) {
    for (let column = other.length; column >= 0; column -= 1) {
      if (row === code.length && column === other.length) continue;
      const over = costOf(code.charAt(row), other.charAt(column)) + at(row + 1, column + 1);
      cells[column] = Math.min(over, gapCost + at(row + 1, column), gapCost + at(row, column + 1));
    }
  }
  return at;
}

/**
 * The pieces of an object code, each with the other code's characters in its place, so that differences can be marked and a gap shown where
 * the other code has more.
 */
export function markDifferences(code: string, other: string): MarkedPiece[] {
  const cost = costsOf(code, other);
  const pieces: MarkedPiece[] = [];
  let row = 0;
  let column = 0;
  function add(kind: MarkedPiece['kind'], text: string, replaced: string) {
    const last = pieces[pieces.length - 1];
    if (last?.kind === kind) {
      last.text += text;
      last.other += replaced;
    } else {
      pieces.push({ kind, at: row, text, other: replaced });
    }
  }
  while (row < code.length || column < other.length) {
    const [one, two] = [code.charAt(row), other.charAt(column)];
    const here = cost(row, column);
    if (row < code.length && column < other.length && here === costOf(one, two) + cost(row + 1, column + 1)) {
      add(one === two ? 'same' : 'different', one, two);
      row += 1;
      column += 1;
    } else if (row < code.length && here === gapCost + cost(row + 1, column)) {
      add('different', one, '');
      row += 1;
    } else {
      add('gap', '', two);
      column += 1;
    }
  }
  return pieces;
}

function nameSign(sign: string): string {
  if (/[A-Za-z]/.test(sign)) return words.sign.letter(sign);
  return /\d/.test(sign) ? words.sign.digit(sign) : `“${sign}”`;
}

type Separator = keyof typeof words.separators;

const runsOf = (code: string) => code.split(/[-_.:/]+/).filter((run) => run !== '');

/** Describes a position in a code by the runs of letters and digits around it. */
function describePlace(code: string, at: number): string {
  const before = runsOf(code.slice(0, at)).slice(-1)[0];
  const after = runsOf(code.slice(at))[0];
  if (before === undefined) return words.place.start;
  return after === undefined ? words.place.end : words.place.between(before, after);
}

interface NearCodeWords {
  tag: string;
  sentence: string;
}

function wordsOfSeparator(objectCode: string, pieces: readonly MarkedPiece[]): NearCodeWords {
  let at = 0;
  for (const piece of pieces) {
    const isSeparator = /^[-_.:/]+$/.test(piece.text + piece.other);
    if (piece.kind !== 'same' && isSeparator) {
      const lacks = piece.text.length < piece.other.length;
      const sign = (lacks ? piece.other : piece.text).charAt(0) as Separator;
      const name = words.separators[sign];
      if (piece.text.length === piece.other.length) {
        const sentence = words.instead(`“${piece.other}”`, `“${piece.text}”`);
        return { tag: nearCodeReasons.separator, sentence };
      }
      const hasOneStill = lacks && /[-_.:/]/.test(objectCode.charAt(at) + objectCode.charAt(at - 1));
      const doubled = !lacks && /[-_.:/]/.test(objectCode.charAt(at - 1) + objectCode.charAt(at + piece.text.length));
      const count = hasOneStill ? 'onlyOne' : lacks ? 'none' : doubled ? 'several' : 'one';
      const tag = lacks ? words.fewer(name) : words.more(name);
      return { tag, sentence: words.count[count](describePlace(objectCode, at), sign) };
    }
    at += piece.text.length;
  }
  return { tag: nearCodeReasons.separator, sentence: words.separatorsAlone };
}

function wordsOfLookAlike(pieces: readonly MarkedPiece[]): string {
  const pairs = new Set<string>();
  for (const { kind, text, other } of pieces) {
    if (kind === 'different') for (const [index, sign] of [...text].entries()) pairs.add(`${other[index]}${sign}`);
  }
  const [first = '', ...more] = pairs;
  if (more.length === 0) return words.instead(nameSign(first.charAt(0)), nameSign(first.charAt(1)));
  return words.lookAlikes([...pairs].map((pair) => words.pair(pair.charAt(0), pair.charAt(1))).join('、'));
}

/** The first character that only one of two folded keys has, as written in the code of the longer key. */
function signTooMany(longer: string, shorter: string): string {
  const fold = foldObjectCode(shorter);
  const signs = [...longer].filter((sign) => foldObjectCode(sign) !== '');
  const written = [...shorter].filter((sign) => foldObjectCode(sign) !== '');
  // Of several positions for the character, the one whose other characters are written alike.
  let best = { sign: '', alike: -1 };
  for (let at = 0; at < signs.length; at += 1) {
    const rest = signs.filter((_sign, index) => index !== at);
    if (foldObjectCode(rest.join('')) !== fold) continue;
    const alike = rest.filter((sign, index) => sign === written[index]).length;
    if (alike > best.alike) best = { sign: signs[at] ?? '', alike };
  }
  return best.sign;
}

/** The swapped pair of characters, in the order of the existing code. */
function swappedPair(typed: string, objectCode: string): [string, string] {
  const asked = foldObjectCode(typed);
  const offered = foldObjectCode(objectCode);
  const at = [...asked].findIndex((sign, index) => sign !== offered[index]);
  const signs = [...objectCode].filter((sign) => foldObjectCode(sign) !== '');
  return [signs[at + 1] ?? '', signs[at] ?? ''];
}

/** How a code that exists differs from the one that was typed: a word or two, and a sentence. */
export function describeNearCode(typed: string, objectCode: string): NearCodeWords {
  const reason = nearCodeReason(typed, objectCode);
  switch (reason) {
    case null:
      return { tag: '', sentence: '' };
    case 'case':
      return { tag: nearCodeReasons.case, sentence: words.case };
    case 'lookAlike':
      return { tag: nearCodeReasons.lookAlike, sentence: wordsOfLookAlike(markDifferences(objectCode, typed)) };
    case 'swapped': {
      const [one, two] = swappedPair(typed, objectCode);
      return { tag: nearCodeReasons.swapped, sentence: words.swapped(one, two) };
    }
    case 'fewer':
      return { tag: nearCodeReasons.fewer, sentence: words.tooMany(nameSign(signTooMany(typed, objectCode))) };
    case 'more':
      return { tag: nearCodeReasons.more, sentence: words.tooFew(nameSign(signTooMany(objectCode, typed))) };
    case 'separator':
      return wordsOfSeparator(objectCode, markDifferences(objectCode, typed));
  }
}

import { pairs } from './pairs.ts';
import { type Pattern, partsOf, patternOfSentence, patternOfText, type Sentence } from './pattern.ts';

/** The texts of the package with their English, and its sentences with parts, those with the most words of their own first. */
interface Catalogue {
  texts: ReadonlyMap<string, string>;
  patterns: readonly Pattern[];
}

const chineseCharacter = /\p{Script=Han}/gu;
/** Between the sentences that one text is joined of. */
const separator = '；';

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'function';
}

const wordsOf = ({ around }: Pattern) => around.join('').length;

function readPairs(): Catalogue {
  const texts = new Map<string, string>();
  const patterns: Pattern[] = [];
  function enter(chinese: unknown, english: unknown): void {
    if (typeof chinese === 'string' && typeof english === 'string') {
      texts.set(chinese, english);
      const pattern = patternOfText(chinese, english);
      if (pattern !== null) patterns.push(pattern);
    } else if (isSentence(chinese) && isSentence(english)) {
      patterns.push(patternOfSentence(chinese, english));
    } else if (typeof chinese === 'object') {
      for (const [key, inner] of Object.entries(Object(chinese))) enter(inner, Object(english)[key]);
    }
  }
  for (const { chinese, english } of pairs) enter(chinese, english);
  return { texts, patterns: patterns.sort((one, other) => wordsOf(other) - wordsOf(one)) };
}

let read: Catalogue | null = null;

/** Reads the tables once, when a text is asked for: a page in Chinese does not. */
function catalogue(): Catalogue {
  read ??= readPairs();
  return read;
}

const chineseIn = (text: string) => text.match(chineseCharacter)?.length ?? 0;

/** The English by the pattern that leaves the least Chinese: a part that is left may be a name, or the rest of a longer sentence. */
function byPattern(text: string): string | null {
  let best: string | null = null;
  for (const { around, say } of catalogue().patterns) {
    const parts = partsOf(text, around);
    const said = parts === null ? null : say(parts, inEnglish);
    if (said !== null && (best === null || chineseIn(said) < chineseIn(best))) best = said;
  }
  return best;
}

/** The English of sentences that were joined; null when none of them is known. */
function joined(text: string): string | null {
  const sentences = text.split(separator);
  const said = sentences.length === 1 ? sentences : sentences.map(inEnglish);
  return said.some((one, index) => one !== sentences[index]) ? said.join('; ') : null;
}

/**
 * The English of a text that a rule of the package returned or exports, in Chinese: of a label, of a sentence, also of one with figures,
 * names or another text of the package in it, and of several joined with `；`, as in the words of a rejection. Names and figures stay as
 * they are, and so does any other text.
 */
export function inEnglish(text: string): string {
  const known = catalogue().texts.get(text);
  if (known !== undefined) return known;
  return chineseIn(text) === 0 ? text : (byPattern(text) ?? joined(text) ?? text);
}

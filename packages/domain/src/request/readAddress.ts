/**
 * What is left of an escape at the end of an address that was cut off: the first bytes of a character, and half an escape. Addresses that
 * programs write have `%25` for a percent sign.
 */
const cutEscape =
  /(?:%(?:c[2-9a-f]|d[\da-f])|%e[\da-f](?:%[89ab][\da-f])?|%f[0-4](?:%[89ab][\da-f]){0,2})?(?:%[\da-f]?)?$/i;

/** Characters of the longest one: three bytes, and a sign with a digit. */
const cutEscapeMaxLength = 11;

/** HTML that was copied as text: `&amp;identifier=`. */
const htmlAmpersand = /^(?:amp;)+/i;

/** What chats and sentences put behind a link: ends of sentences, quotations and brackets, and blanks. */
const appendedMark = /[\s"'`“”‘’«»‹›>》〉」』】〕\]})），,；;。．.：:！!？?、…]/u;

/** Parameters whose text may end in any mark: what was searched for, and codes, which have a reader of their own. */
const freeTexts: ReadonlySet<string> = new Set(['name', 'identifier']);

/** A text up to the last character that `isLeft` does not leave out; linear, whatever the text. */
function upTo(text: string, isLeft: (character: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isLeft(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A text without escapes that were cut off at its end. */
function withoutCutEscapes(text: string): string {
  let end = text.length;
  for (;;) {
    const [cut = ''] = cutEscape.exec(text.slice(Math.max(0, end - cutEscapeMaxLength), end)) ?? [];
    if (cut === '') return text.slice(0, end);
    end -= cut.length;
  }
}

const withoutMarks = (text: string) => upTo(text, (character) => appendedMark.test(character));
const withoutSlashes = (path: string) => upTo(path, (character) => character === '/');

/** Global wherever this runs; the package has neither the types of the DOM nor those of Node. */
declare class URLSearchParams {
  constructor(query: string);
  [Symbol.iterator](): Iterator<[name: string, value: string]>;
}

/**
 * The parameters of an address's query, with `?` or without, read as people send addresses: the one reading of server and page. Decoded as
 * browsers do (`+` is a blank, a malformed escape U+FFFD or itself), and besides:
 *
 * - of a parameter that is given twice the first counts;
 * - an escape that was cut off at the end of a value is dropped: `%E6%A0%87%E8%AF%8` is 标;
 * - NUL, which no database stores, is dropped;
 * - `amp;identifier`, from an address that was copied out of HTML, is `identifier`;
 * - marks that were appended to the link are dropped from values, except from texts that may end in any mark.
 *
 * Reading what was read changes nothing. Never throws; linear in the query.
 */
export function readQuery(query: string): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  for (const field of query.split('&')) {
    for (const [written, text] of new URLSearchParams(withoutCutEscapes(field))) {
      const name = written.replaceAll('\0', '').replace(htmlAmpersand, '');
      const value = text.replaceAll('\0', '');
      if (name !== '' && !read.has(name)) read.set(name, freeTexts.has(name) ? value : withoutMarks(value));
    }
  }
  return read;
}

/** A decoded text; null when an escape in it is malformed. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The segments of a path as they are written in an address, decoded; all of them as they are when an escape in one is malformed. The one
 * reading of server and page, and that of React Router.
 */
export function readPath(path: string): readonly string[] {
  const written = path.split('/').slice(1);
  const read = written.map(decoded);
  return read.every((segment) => segment !== null) ? read : written;
}

/**
 * The path that an address means whose end was cut off within an escape, or that has marks of a sentence appended: `/news/detail/3` for
 * `/news/detail/3。`, without slashes at its end. The same path when there is nothing to mend.
 */
export function mendedPath(path: string): string {
  const whole = withoutSlashes(withoutCutEscapes(path));
  const start = whole.lastIndexOf('/') + 1;
  const text = decoded(whole.slice(start));
  const rest = text === null ? null : withoutMarks(text);
  if (rest === null || rest === text) return whole || '/';
  return withoutSlashes(whole.slice(0, start) + encodeURIComponent(rest)) || '/';
}

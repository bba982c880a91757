import { parse, YAMLParseError } from 'yaml';

/** A content file in two parts. */
export interface SplitFile {
  /** The front matter, between the two lines of `---`. */
  meta: Record<string, unknown>;
  /** The Markdown after it, with the line numbers of the file. */
  body: string;
}

const fence = /^\uFEFF?---[^\S\n]*\r?\n(?<yaml>[\s\S]*?\r?\n)?---[^\S\n]*(?:\r?\n|$)/;

/** Splits a content file; a string is the error in the front matter. */
export function splitFile(text: string): SplitFile | string {
  const found = fence.exec(text);
  if (found === null) return 'the file must begin with fields between two lines of ---';
  const head = found[0];
  const body = head.replace(/[^\n]+/g, '') + text.slice(head.length);
  try {
    const meta: unknown = parse(found.groups?.['yaml'] ?? '') ?? {};
    const isMap = typeof meta === 'object' && !Array.isArray(meta);
    return isMap ? { meta: { ...meta }, body } : 'each line must be a name, a colon, a space and a value';
  } catch (error) {
    if (error instanceof YAMLParseError) return error.message.split('\n', 1)[0] ?? error.message;
    throw error;
  }
}

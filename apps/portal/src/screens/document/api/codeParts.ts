/** A stretch of code in one colour. */
export interface CodePart {
  /** Where it begins in the code. */
  at: number;
  text: string;
  kind: 'plain' | 'string';
}

/** A quoted text, and the colon after it that makes it a field name. */
const quoted = /(?<text>"(?:[^"\\]|\\.)*")(?<colon>\s*:)?/g;

/** Splits code into strings and the parts between them. */
export function codeParts(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const { index, groups } of code.matchAll(quoted)) {
    const text = groups?.['text'] ?? '';
    if (groups?.['colon'] !== undefined) continue;
    if (index > end) parts.push({ at: end, text: code.slice(end, index), kind: 'plain' });
    parts.push({ at: index, text, kind: 'string' });
    end = index + text.length;
  }
  if (end < code.length) parts.push({ at: end, text: code.slice(end), kind: 'plain' });
  return parts;
}

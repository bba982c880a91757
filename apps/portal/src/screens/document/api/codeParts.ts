/** A stretch of code in one colour. */
export interface CodePart {
  /** Where it begins in the code. */
  at: number;
  text: string;
  kind: 'plain' | 'string';
}

/** A text between quotes, and the colon behind it by which it is the name of a field. */
const quoted = /(?<text>"(?:[^"\\]|\\.)*")(?<colon>\s*:)?/g;

/** Code in stretches: the texts in it, and what stands between them. */
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

import { parseIdentifier } from '@lima-id/domain';

/** The result of a scan: an identifier to look up, or a message for the visitor. */
export type ScanVerdict = { ok: true; text: string } | { ok: false; message: string };

/** Characters of foreign content that are repeated to the visitor. */
const quotedLength = 40;

function quoted(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  return line.length > quotedLength ? `${line.slice(0, quotedLength)}…` : line;
}

/**
 * Judges the content of a scanned code. A readable code that is no identifier is named, together with what is expected, so that
 * the visitor does not scan the same label again and again.
 */
export function judgeScan(content: string): ScanVerdict {
  const verdict = parseIdentifier(content);
  if (verdict.ok) return { ok: true, text: verdict.text };
  const read = quoted(content);
  if (read === '') return { ok: false, message: '码中没有内容，请扫描铭牌上的标识码' };
  return {
    ok: false,
    message: `读到的内容是“${read}”，不是标识编码。请扫描铭牌上的标识码，如 88.118.001/GT-2026-000123`,
  };
}

/** Judges all codes of one picture: an identifier among them wins, else the first is named. */
export function judgeScans(contents: readonly string[]): ScanVerdict | null {
  const verdicts = contents.map(judgeScan);
  return verdicts.find((verdict) => verdict.ok) ?? verdicts[0] ?? null;
}

import { type LookupVerdict, readLookup } from '@lima-id/domain';

/** A code that the reader found. */
export interface ScannedCode {
  content: string;
  /** A barcode of lines, as EAN-13 and Code 128; else a square of modules, as a QR code. */
  isLinear: boolean;
}

/** The result of a scan: what to look up, or a message for the visitor. */
export type ScanVerdict = Extract<LookupVerdict, { ok: true }> | { ok: false; message: string };

/** Characters of foreign content that are repeated to the visitor. */
const quotedLength = 40;

function quoted(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  return line.length > quotedLength ? `${line.slice(0, quotedLength)}…` : line;
}

/**
 * Judges the content of a scanned code, by the reader of typed text. A readable code that looks up nothing is named, together with what is
 * expected, so that the visitor does not scan the same label again and again.
 */
export function judgeScan({ content, isLinear }: ScannedCode): ScanVerdict {
  const verdict = readLookup(content);
  if (verdict.ok) return verdict;
  const read = quoted(content);
  if (read === '') return { ok: false, message: '码中没有内容，请扫描铭牌上的标识码' };
  if (isLinear)
    return {
      ok: false,
      message: `读到的是一维条码“${read}”，不是标识编码。请扫描铭牌上的二维码，或手动输入铭牌上的编码，如 88.118.001/GT-2026-000123`,
    };
  // Of a label with several codes the reason says more than the content.
  if (verdict.reason === 'severalCodes') return { ok: false, message: verdict.message };
  return {
    ok: false,
    message: `读到的内容是“${read}”，不是标识编码。请扫描铭牌上的标识码，如 88.118.001/GT-2026-000123`,
  };
}

/** How much a verdict is preferred among several codes: an identifier, the code of a piece, the code of a kind of goods, another one. */
function rank(verdict: ScanVerdict): number {
  if (!verdict.ok) return 3;
  return verdict.kind === 'identifier' ? 0 : verdict.namesPiece ? 1 : 2;
}

/** Judges all codes of one picture: the one that says most wins; of several that say nothing the first is named. */
export function judgeScans(codes: readonly ScannedCode[]): ScanVerdict | null {
  return codes.map(judgeScan).sort((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** Looks at the camera's picture, of some 0.2 s each, after which a code that names no piece counts. */
const looksAlone = 3;

/**
 * Creates a judge of the camera's frames, one after the other: null while the next frame may have a better code. A barcode is often read
 * before the QR code next to it.
 */
export function createFrameJudge(): (codes: readonly ScannedCode[]) => ScanVerdict | null {
  let seen = '';
  let looks = 0;
  return (codes) => {
    const verdict = judgeScans(codes);
    if (verdict === null || (verdict.ok && verdict.namesPiece)) return verdict;
    const said = verdict.ok ? verdict.text : verdict.message;
    looks = said === seen ? looks + 1 : 1;
    seen = said;
    return looks < looksAlone ? null : verdict;
  };
}

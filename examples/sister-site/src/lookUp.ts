import { type CodeRefusal, parseIdentifier, type SegmentName } from '@lima-id/domain';
import { type Lamp, lamps, prefix } from './lamps.ts';

/** Result of a lookup. */
export type Answer =
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; code: string; failed: SegmentName }
  | { kind: 'found'; code: string; lamp: Lamp };

/** Messages with an example use a code of this industry. */
const ownSentences: { readonly [Reason in CodeRefusal]?: string } = {
  notACode: `这不是灯具标识，请输入铭牌上的编码，如 ${prefix}/LED-2026-004518`,
  prefixMissing: `缺少标识前缀，请在品类前补上前缀，如 ${prefix}/`,
  prefixSeparator: `标识前缀的三段之间应为英文句点，请改为如 ${prefix} 的写法`,
};

/** The first segment that is unknown; this site's registry has one maker. */
function failedSegment(code: { topNode: string; secondLevelNode: string; enterprisePrefix: string }): SegmentName {
  const [topNode, secondLevelNode, enterprisePrefix] = prefix.split('.');
  if (code.topNode !== topNode) return 'topNode';
  if (code.secondLevelNode !== secondLevelNode) return 'secondLevelNode';
  return code.enterprisePrefix === enterprisePrefix ? 'objectCode' : 'enterprisePrefix';
}

/** Parses typed, pasted or scanned input and finds the lamp. */
export function lookUp(text: string): Answer {
  const verdict = parseIdentifier(text);
  if (!verdict.ok) return { kind: 'refused', message: ownSentences[verdict.reason] ?? verdict.message };
  const lamp = lamps.find(({ code }) => code === verdict.text);
  return lamp === undefined
    ? { kind: 'unknown', code: verdict.text, failed: failedSegment(verdict.code) }
    : { kind: 'found', code: verdict.text, lamp };
}

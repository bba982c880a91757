import { nearCodeMaxLength, nearCodeMinLength, nearCodesMax } from './limits.ts';

/** Characters that are confused with one another, each with its representative. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', B: '8', S: '5', Z: '2' };
const foldedSigns = [...'0123456789ACDEFGHJKMNPQRTUVWXY*=@'];
const separators = /[-_.:/]/g;

/** How a code that exists differs from the one that was typed, the likeliest first. */
export const nearCodeReasons = {
  lookAlike: '形近字',
  case: '大小写不同',
  swapped: '相邻两位颠倒',
  fewer: '少一位',
  more: '多一位',
  separator: '分隔符不同',
} as const;
export type NearCodeReason = keyof typeof nearCodeReasons;

const reasonOrder = Object.keys(nearCodeReasons) as NearCodeReason[];

/**
 * The key that is equal for object codes that are easily confused: capitals, one character for those that look alike (O0 I1 L1 B8 S5 Z2),
 * no separators. Source: docs/rules/identifier.md.
 */
export function foldObjectCode(objectCode: string): string {
  return objectCode
    .replace(separators, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/[OILBSZ]/g, (sign) => lookAlikes[sign] ?? sign);
}

function* neighboursOf(folded: string): Generator<string> {
  const signs = [...folded];
  for (let at = 0; at <= signs.length; at += 1) {
    const before = folded.slice(0, at);
    const after = folded.slice(at);
    if (at < signs.length) yield before + folded.slice(at + 1);
    if (at + 1 < signs.length) yield `${before}${signs[at + 1]}${signs[at]}${folded.slice(at + 2)}`;
    for (const sign of foldedSigns) yield before + sign + after;
  }
}

/**
 * The folded keys of every code worth suggesting for one that does not exist, its own first: with one character more or less, or two
 * neighbours swapped. At most 1,153, some 500 for a usual code. Very short codes, to which half of all codes are near, and very long ones
 * have only their own.
 */
export function nearFolds(objectCode: string): string[] {
  const folded = foldObjectCode(objectCode);
  if (folded.length < nearCodeMinLength || folded.length > nearCodeMaxLength) return [folded];
  return [...new Set([folded, ...neighboursOf(folded)])];
}

function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  return (
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** Whether `longer` without one of its characters is `shorter`. */
function hasOneMore(longer: string, shorter: string): boolean {
  if (longer.length !== shorter.length + 1) return false;
  const found = [...shorter].findIndex((sign, index) => sign !== longer[index]);
  const at = found === -1 ? shorter.length : found;
  return longer.slice(at + 1) === shorter.slice(at);
}

/** Why an object code may be the one meant by the typed one; null when they are equal or not near. */
export function nearCodeReason(typed: string, objectCode: string): NearCodeReason | null {
  if (typed === objectCode) return null;
  const asked = foldObjectCode(typed);
  const offered = foldObjectCode(objectCode);
  if (asked === offered) {
    // Separators alone are compared by position, so that a swapped kind counts too.
    const shape = (code: string) => code.replace(/[^-_.:/]/g, 'x');
    if (shape(typed) !== shape(objectCode)) return 'separator';
    const differsInCase = [...typed].some((sign, index) => {
      const other = objectCode.charAt(index);
      return sign !== other && sign.toUpperCase() === other.toUpperCase();
    });
    return differsInCase ? 'case' : 'lookAlike';
  }
  const enough = [asked, offered].every(({ length }) => length >= nearCodeMinLength - 1);
  if (!enough || asked.length < nearCodeMinLength || asked.length > nearCodeMaxLength) return null;
  if (isSwapped(asked, offered)) return 'swapped';
  if (hasOneMore(asked, offered)) return 'fewer';
  return hasOneMore(offered, asked) ? 'more' : null;
}

/** A code that exists, and how it differs from the one that was typed. */
export interface NearCode<Candidate> {
  reason: NearCodeReason;
  candidate: Candidate;
}

function differences(typed: string, objectCode: string): number {
  let count = Math.abs(typed.length - objectCode.length);
  for (let index = 0; index < Math.min(typed.length, objectCode.length); index += 1) {
    if (typed[index] !== objectCode[index]) count += 1;
  }
  return count;
}

/** Whether two codes that are not the same have the same letters and digits in the same case, or differ in case alone. */
function isNearlyCertain(typed: string, objectCode: string): boolean {
  const bare = (code: string) => code.replace(separators, '');
  return typed.toUpperCase() === objectCode.toUpperCase() || bare(typed) === bare(objectCode);
}

const reasonsOfOneKey: ReadonlySet<NearCodeReason> = new Set(['lookAlike', 'case', 'separator'] as const);

/**
 * Of the codes found, those near to an object code, the likeliest first, `nearCodesMax` at most. If one differs in case or separators
 * alone, codes with other characters are omitted: a visitor who typed every character did not mean those.
 */
export function nearestCodes<Candidate extends { objectCode: string }>(
  typed: string,
  candidates: readonly Candidate[],
): NearCode<Candidate>[] {
  const isCertain = candidates.some(({ objectCode }) => objectCode !== typed && isNearlyCertain(typed, objectCode));
  return candidates
    .flatMap((candidate) => {
      const reason = nearCodeReason(typed, candidate.objectCode);
      if (reason === null || (isCertain && !reasonsOfOneKey.has(reason))) return [];
      return [{ reason, candidate }];
    })
    .sort(
      (one, other) =>
        reasonOrder.indexOf(one.reason) - reasonOrder.indexOf(other.reason) ||
        differences(typed, one.candidate.objectCode) - differences(typed, other.candidate.objectCode) ||
        (one.candidate.objectCode < other.candidate.objectCode ? -1 : 1),
    )
    .slice(0, nearCodesMax);
}

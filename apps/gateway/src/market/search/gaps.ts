/** Lengths of Chinese terms that may match with a gap: shorter ones are too unspecific in parts, longer ones are a sentence. */
const gapped = /^\p{Script=Han}{4,8}$/u;

/** Minimum length of either part. */
const partMin = 2;

/**
 * All ways to split a term into two parts with a gap between them: 设备管理 also matches 设备…管理, such as 设备资产管理. None for a term that is matched
 * literally. Source: docs/adr/0011-app-search.md.
 */
export function gapsOf(term: string): [string, string][] {
  if (!gapped.test(term)) return [];
  const characters = [...term];
  return Array.from({ length: characters.length - 2 * partMin + 1 }, (_, index) => {
    const at = index + partMin;
    return [characters.slice(0, at).join(''), characters.slice(at).join('')];
  });
}

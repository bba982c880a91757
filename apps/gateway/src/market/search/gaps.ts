/** Chinese words of these lengths are found with a gap: shorter ones say too little in parts, longer ones are a sentence. */
const gapped = /^\p{Script=Han}{4,8}$/u;

/** Characters of the shorter of the two parts that a gap leaves. */
const partMin = 2;

/**
 * The two parts of a term between which other characters may stand, each way to divide it once: 设备管理 is also looked for as 设备…管理,
 * so that it finds 设备资产管理. None for a term that is looked for as it is written. Source: docs/adr/0011-app-search.md.
 */
export function gapsOf(term: string): [string, string][] {
  if (!gapped.test(term)) return [];
  const characters = [...term];
  return Array.from({ length: characters.length - 2 * partMin + 1 }, (_, index) => {
    const at = index + partMin;
    return [characters.slice(0, at).join(''), characters.slice(at).join('')];
  });
}

import { industryParentOf, type LevelChoice, rootCode, splitLevels } from '@lima-id/domain';
import { describeIndustry } from '../reference/industries.ts';

function pathOf(code: string): LevelChoice {
  const path: string[] = [];
  for (let at: string | null = code; at !== null && at !== rootCode; at = industryParentOf(at)) path.unshift(at);
  return path;
}

/**
 * The industry of a form, from its section down: the form has one code of any level, or the codes from the section down joined with commas.
 * Null when there is no such industry.
 */
export function industryPath(given: string): LevelChoice | null {
  const codes = splitLevels(given);
  const path = codes.length === 1 ? pathOf(codes[0] ?? '') : codes;
  return describeIndustry(path) === null ? null : path;
}

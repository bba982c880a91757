import * as z from 'zod/mini';
import { type Level, levels, rootCode } from './level.ts';

/** An industry in lists. Its code is not checked here: other platforms may number industries their own way. */
export const industry = z.object({
  code: z.string(),
  name: z.string(),
  level: z.literal(levels),
  /** Code of the industry above; `rootCode` for a section. */
  parentCode: z.string(),
});
export type Industry = z.infer<typeof industry>;

const sectionLetters = 'ABCDEFGHIJKLMNOPQRST';

/** The last division of each section, A to T; the first is the one after the last of the section before. */
const lastDivisions = [5, 12, 43, 46, 50, 52, 60, 62, 65, 69, 70, 72, 75, 79, 82, 83, 85, 90, 96, 97];

const divisionOrGroup = /^(?!00)\d{2,3}$/;

/**
 * The code of the industry above: `C` for the division `24`, `24` for the group `244`, `rootCode` for a section. Null
 * when the text is no code: sections are A to T, divisions 01 to 97, groups a division and one more digit. Whether a
 * group exists is not checked; the list of groups is the platform's. Source: GB/T 4754-2017.
 */
export function industryParentOf(code: string): string | null {
  if (code.length === 1) return sectionLetters.includes(code) ? rootCode : null;
  if (!divisionOrGroup.test(code)) return null;
  const division = code.slice(0, 2);
  const section = sectionLetters[lastDivisions.findIndex((last) => Number(division) <= last)];
  if (section === undefined) return null;
  return code === division ? section : division;
}

/**
 * The level of an industry code: 1 section (a letter), 2 division (two digits), 3 group (three digits); null when the
 * text is no code. Source: GB/T 4754-2017.
 */
export function industryLevelOf(code: string): Level | null {
  const parent = industryParentOf(code);
  if (parent === null) return null;
  if (parent === rootCode) return 1;
  return code.length === 2 ? 2 : 3;
}

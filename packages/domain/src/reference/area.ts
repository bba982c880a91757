import * as z from 'zod/mini';
import { type Level, rootCode } from './level.ts';

/** An area in lists. Level and parent follow from the code: `areaLevelOf`, `areaParentOf`. */
export const area = z.object({ code: z.string(), name: z.string() });
export type Area = z.infer<typeof area>;

/** Province, city and district, two digits each; no district without a city. */
const areaCode = /^[1-8]\d(?:0000|(?!00)\d{4})$/;

/**
 * The level of an area code: 1 province (`370000`), 2 city (`371400`), 3 district (`371422`); null when the text is no
 * code. Whether the area exists is not checked. Source: GB/T 2260.
 */
export function areaLevelOf(code: string): Level | null {
  if (!areaCode.test(code)) return null;
  if (code.endsWith('0000')) return 1;
  return code.endsWith('00') ? 2 : 3;
}

/**
 * The code of the area above: `371400` for `371422`, `370000` for that, `rootCode` for that; null when the text is no
 * code. Source: GB/T 2260.
 */
export function areaParentOf(code: string): string | null {
  const level = areaLevelOf(code);
  if (level === null) return null;
  return level === 1 ? rootCode : code.slice(0, level * 2 - 2).padEnd(6, '0');
}

/**
 * An area code after those above it, province first: `370000`, `371400`, `371422` for `371422`; empty when the text is no
 * code. Source: GB/T 2260.
 */
export function areaPathOf(code: string): string[] {
  const parent = areaParentOf(code);
  return parent === null ? [] : [...areaPathOf(parent), code];
}

import { type Industry, industryLevelOf, industryParentOf, type LevelChoice } from '@lima-id/domain';
import { agricultureAndMining } from './industries/agricultureAndMining.ts';
import { manufacturing } from './industries/manufacturing.ts';
import { publicLife } from './industries/publicLife.ts';
import { services } from './industries/services.ts';
import { supplyTradeAndTransport } from './industries/supplyTradeAndTransport.ts';
import { createLevelTable } from './levelTable.ts';

function readLine(line: string): Industry {
  const [code = '', name = ''] = line.split(' ');
  const level = industryLevelOf(code);
  const parentCode = industryParentOf(code);
  if (level === null || parentCode === null) throw new Error(`The line of an industry has no code: ${line}`);
  return { code, name, level, parentCode };
}

/** Every section, division and group of GB/T 4754-2017 in the standard's order, parents before children. */
export const industries: readonly Industry[] = [
  agricultureAndMining,
  manufacturing,
  supplyTradeAndTransport,
  services,
  publicLife,
].flatMap((lines) => lines.trim().split('\n').map(readLine));

export const industryTable = createLevelTable(industries, { levelOf: industryLevelOf, parentOf: industryParentOf });

/**
 * Names of a choice of industries, such as `制造业 / 文教、工美、体育和娱乐用品制造业 / 体育用品制造` for C, 24 and 244; the lower levels may be missing. Null when
 * a code is unknown or not below the one before it.
 */
export function describeIndustry(choice: LevelChoice): string | null {
  return industryTable.describe(choice);
}

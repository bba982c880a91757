import { type Area, areaLevelOf, areaParentOf, type LevelChoice } from '@lima-id/domain';
import { areaList } from '@vant/area-data';
import { createLevelTable } from './levelTable.ts';

const { province_list, city_list, county_list } = areaList;

/** Every province, city and district by code, parents before children. Source: the package `@vant/area-data`. */
export const areas: readonly Area[] = Object.entries({ ...province_list, ...city_list, ...county_list })
  .map(([code, name]) => ({ code, name }))
  .toSorted((one, other) => Number(one.code) - Number(other.code));

export const areaTable = createLevelTable(areas, { levelOf: areaLevelOf, parentOf: areaParentOf });

/**
 * Names of a choice of areas, such as `山东省 / 德州市 / 宁津县` for 370000, 371400 and 371422; the lower levels may be missing. Null when a code is
 * unknown or not below the one before it.
 */
export function describeArea(choice: LevelChoice): string | null {
  return areaTable.describe(choice);
}

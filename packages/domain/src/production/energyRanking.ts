import { filterByPosition } from '../charts/positionFilter.ts';
import type { NamedValue } from '../charts/ranking.ts';
import { type TimeRangeCode, timeRanges } from '../time/timeRange.ts';
import { energyFigures } from './figures.ts';
import type { EnergyData } from './productionData.ts';

/** What may rank by the energy it took, and whether it can be distinguished by unit. */
export interface EnergyRanking {
  entries: NamedValue[];
  /** True when the entries are parts of units: then one unit's may be looked at alone. */
  byUnit: boolean;
}

/**
 * What took energy in a time range, of one unit or, with an empty name, of all. The parts of the units rank when they say where in a
 * unit the energy went, so that no two units have one of the same label; parts that say only what was consumed are put together,
 * and the units rank.
 */
export function energyRanking(data: EnergyData, code: TimeRangeCode, unit: string): EnergyRanking {
  const all = data.units.map((one) => ({
    name: one.unitName,
    labels: [...new Set(one[timeRanges[code]].map(({ label }) => label))],
  }));
  const labels = all.flatMap((one) => one.labels);
  const byUnit = labels.length > all.length && new Set(labels).size === labels.length;
  if (!byUnit) return { entries: energyFigures(data, code), byUnit };
  const units = filterByPosition(
    data.units.map((one) => ({ name: one.unitName, parts: one[timeRanges[code]] })),
    unit,
  );
  return {
    entries: units.flatMap(({ parts }) => parts.map(({ label, total }) => ({ name: label, value: total }))),
    byUnit,
  };
}

import type { NamedValue } from '../charts/ranking.ts';
import { sumOfFigures } from '../charts/sum.ts';
import type { TrendPoint } from '../charts/trendPoint.ts';
import { type TimeRangeCode, timeRanges } from '../time/timeRange.ts';
import { type AbnormalType, abnormalType, abnormalTypes } from './abnormalType.ts';
import type { AbnormalData, EnergyData, ProcessingData } from './productionData.ts';

/** What the charts draw of one position: its figure over the whole range, and the figures of its trend. */
export interface PositionFigures extends NamedValue {
  trend: TrendPoint[];
}

/** What the charts draw of one unit that takes energy, kWh. */
export interface EnergyFigures extends PositionFigures {
  /** Energy for one product made, kWh. */
  perProduct: number;
}

/** What the charts draw of one kind of stops. */
export interface AbnormalFigures extends NamedValue {
  color: string;
}

function sumOf<Entry>(entries: readonly Entry[], figure: (entry: Entry) => number): number {
  return sumOfFigures(entries.map(figure));
}

/** The energy of each unit in a time range; the parts of a range are summed. Source: docs/rules/production.md. */
export function energyFigures(data: EnergyData, code: TimeRangeCode): EnergyFigures[] {
  return data.units.map((unit) => {
    const parts = unit[timeRanges[code]];
    return {
      name: unit.unitName,
      value: sumOf(parts, ({ total }) => total),
      perProduct: sumOf(parts, ({ totalPerProduct }) => totalPerProduct),
      trend: parts.flatMap(({ trend }) => trend),
    };
  });
}

/** The minutes that each position worked. */
export function processingFigures(data: ProcessingData): PositionFigures[] {
  return data.positions.map(({ positionName, timeTotal, trend }) => ({ name: positionName, value: timeTotal, trend }));
}

/** The minutes that each position stood in a time range, for stops of one kind, or of every kind without one. */
export function abnormalFigures(data: AbnormalData, code: TimeRangeCode, type?: AbnormalType): PositionFigures[] {
  return data.positions.map((position) => {
    const parts = position[timeRanges[code]].filter((part) => type === undefined || part.abnormalType === type);
    return {
      name: position.positionName,
      value: sumOf(parts, ({ positionTimeTotal }) => positionTimeTotal),
      trend: parts.flatMap(({ trend }) => trend),
    };
  });
}

/** The minutes that the line stood in a time range, by kind, each with its name and colour, in the order of the kinds. */
export function abnormalTypeFigures(data: AbnormalData, code: TimeRangeCode): AbnormalFigures[] {
  return abnormalType.options.map((type) => ({
    ...abnormalTypes[type],
    value: sumOf(abnormalFigures(data, code, type), ({ value }) => value),
  }));
}

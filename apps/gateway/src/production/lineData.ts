import {
  type AbnormalData,
  type AxisKind,
  abnormalType,
  type EnergyData,
  formatHour,
  type ProcessingData,
  sumOfFigures,
  type TimeRangeCode,
  type TrendPoint,
  timeRanges,
  withoutFloatNoise,
} from '@lima-id/domain';
import type { LineFigure } from './readLine.ts';

/** The default energy: a part of it is labelled with the position's name only. */
const usualEnergy = '电力';

type RangeLists<Entry> = Record<(typeof timeRanges)[TimeRangeCode], Entry[]>;

/** Lists of figures by time range: all empty except that of the range. */
function listsOf<Entry>(code: TimeRangeCode, entries: Entry[]): RangeLists<Entry> {
  return { days: [], weeks: [], months: [], quarters: [], custom: [], [timeRanges[code]]: entries };
}

/** Time label for an axis: `8:00`, `2026-05-05`, or `2026-05-05 08:00`. */
function axisTime(kind: AxisKind, time: string): string {
  if (kind === 'hour') return formatHour(Number(time.slice(11, 13)));
  return kind === 'date' ? time.slice(0, 10) : time;
}

function trendOf({ times, amounts }: LineFigure, kind: AxisKind): TrendPoint[] {
  return times.map((time, index) => ({ time: axisTime(kind, time), value: amounts[index] ?? 0 }));
}

/** A figure per product; 0 when none was made. */
function perProduct(total: number, products: number): number {
  return products === 0 ? 0 : withoutFloatNoise(total / products);
}

/** Groups figures by `nameOf`, in order of first occurrence. */
function grouped(figures: readonly LineFigure[], nameOf: (figure: LineFigure) => string): [string, LineFigure[]][] {
  const groups = new Map<string, LineFigure[]>();
  for (const figure of figures) {
    const name = nameOf(figure);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [figure]);
    else group.push(figure);
  }
  return [...groups];
}

/** Energy of a line by unit; each part is one position's consumption of one kind. Source: docs/rules/production.md. */
export function energyOf(
  figures: readonly LineFigure[],
  products: number,
  code: TimeRangeCode,
  kind: AxisKind,
): EnergyData {
  return {
    units: grouped(figures, ({ unitName }) => unitName).map(([unitName, parts]) => ({
      unitName,
      ...listsOf(
        code,
        parts.map((part) => ({
          label: part.detail === usualEnergy ? part.positionName : `${part.positionName}（${part.detail}）`,
          total: part.total,
          totalPerProduct: perProduct(part.total, products),
          trend: trendOf(part, kind),
        })),
      ),
    })),
  };
}

/** Working minutes of a line's positions. Source: docs/rules/production.md. */
export function processingOf(figures: readonly LineFigure[], products: number, kind: AxisKind): ProcessingData {
  const timeTotal = sumOfFigures(figures.map(({ total }) => total));
  return {
    timeTotal,
    productTime: perProduct(timeTotal, products),
    positions: figures.map((figure) => ({
      positionCode: figure.positionCode,
      positionName: figure.positionName,
      timeTotal: figure.total,
      trend: trendOf(figure, kind),
    })),
  };
}

/** Stops of a line's positions by kind, with the totals of the whole line. Source: docs/rules/production.md. */
export function abnormalOf(figures: readonly LineFigure[], code: TimeRangeCode, kind: AxisKind): AbnormalData {
  const ofLine = new Map(grouped(figures, ({ detail }) => detail));
  const stopsOf = (parts: readonly LineFigure[]) =>
    abnormalType.options.flatMap((type) => {
      const line = ofLine.get(type) ?? [];
      return parts
        .filter(({ detail }) => detail === type)
        .map((part) => ({
          abnormalType: type,
          timeTotal: sumOfFigures(line.map(({ total }) => total)),
          numTotal: sumOfFigures(line.map(({ events }) => events)),
          positionTimeTotal: part.total,
          trend: trendOf(part, kind),
        }));
    });
  return {
    positions: grouped(figures, ({ unitName, positionCode }) => `${unitName}\n${positionCode}`).map(([, parts]) => ({
      positionName: parts[0]?.positionName ?? '',
      ...listsOf(code, stopsOf(parts)),
    })),
  };
}

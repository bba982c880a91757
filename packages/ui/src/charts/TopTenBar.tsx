'use client';
import { chartTopCount, figureFormatter, topList } from '@lima-id/domain';
import type { CSSProperties } from 'react';
import { listRole } from '../hooks/listRole.ts';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { useTranslate } from '../locale/useTranslate.ts';
import { type FigureByKind, kindCells, kindLegend, kindNames, partsByKind, sumByKind, wholeOf } from './byKind.ts';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { useChartLook } from './chartLook.ts';
import { Ranks } from './TopTenBar.styles.ts';

/** A candidate for the ranking. */
export interface RankedFigure {
  /** A position, a machine; entries with the same name are added up. */
  name: string;
  /** One figure, or one per kind of stop, ranked by their sum. */
  value: FigureByKind;
}

/** Props of `TopTenBar`. */
export interface TopTenBarProps extends Omit<ChartProps, 'height'> {
  /** All entries in any order: `topList` selects the largest. */
  entries: readonly RankedFigure[];
  /** Unit of the values, kWh. */
  unit?: string | undefined;
}

/** Height of a row, px. */
const rowPx = 36;
/** Ranks that are highlighted. */
const topRanks = 3;

/** The largest figures, in descending order, as a list with bars; the first three have their rank in an ink square. */
export function TopTenBar({ entries, unit, ground = 'paper', ...rest }: TopTenBarProps) {
  const texts = useTexts('chart', chartTexts);
  const translate = useTranslate();
  const look = useChartLook(ground);
  const stacked = entries.some(({ value }) => typeof value !== 'number');
  const top = topList(entries.map(({ name, value }) => ({ name, value: wholeOf(value) })));
  const greatest = top[0]?.value ?? 1;
  const rows = top.map((entry) => ({
    ...entry,
    kinds: sumByKind(entries.filter(({ name }) => name === entry.name).map(({ value }) => value)),
  }));
  const write = figureFormatter(top.map(({ value }) => value));
  const height = rowPx * (rest.loading || top.length === 0 ? chartTopCount : top.length);
  const withUnit = (name: string) => (unit === undefined ? name : texts.withUnit(name, unit));
  return (
    <ChartFigure
      {...rest}
      ground={ground}
      {...(unit === undefined ? {} : { unit })}
      height={height}
      narrowHeight={height}
      skeletonRows={chartTopCount}
      legend={stacked ? <ChartLegend entries={kindLegend(look, translate)} row={rest.aside !== undefined} /> : null}
      table={{
        head: [texts.name, ...(stacked ? [...kindNames(translate), withUnit(texts.total)] : [withUnit(texts.value)])],
        rows: rows.map(({ name, value, kinds }) => [name, ...(stacked ? kindCells(kinds) : []), value]),
      }}
    >
      <Ranks role={listRole}>
        {rows.map(({ name, value, kinds }, index) => (
          <li key={name} data-place={index < topRanks ? 'top' : undefined}>
            <span data-part="rank">{index + 1}</span>
            <span data-part="name" title={name}>
              {name}
            </span>
            <span
              data-part="bar"
              aria-hidden="true"
              style={{ '--share': `${(value / greatest) * 100}%` } as CSSProperties}
            >
              {stacked ? (
                partsByKind(kinds, look, translate).map(({ name: kind, value: part, color, outline }) => (
                  <span
                    key={kind}
                    style={
                      {
                        '--part': Math.max(0, part),
                        '--swatch': color,
                        ...(outline === color ? {} : { '--swatch-outline': outline }),
                      } as CSSProperties
                    }
                  />
                ))
              ) : (
                <span style={{ '--part': 1 } as CSSProperties} />
              )}
            </span>
            <span data-part="value">{write(value)}</span>
          </li>
        ))}
      </Ranks>
    </ChartFigure>
  );
}

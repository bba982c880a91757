'use client';
import type { AxisTick } from '@lima-id/domain';
import { Line } from '@nivo/line';
import { type ReactNode, useMemo } from 'react';
import type { PlotPoint } from '../geometry.ts';
import { type PlotFrame, type PlotScale, placeAxis, plotTheme, still, valueAxis, valueScale } from './plot.tsx';

/** A line in px, after applying the scales. */
export interface LaidLine {
  /** By index; null for missing figures. */
  points: readonly (PlotPoint | null)[];
  /** The line itself, interrupted at gaps, and the area between it and 0. */
  path: string;
  area: string;
}

export interface LinesProps extends PlotFrame {
  /** The times of the figures, ascending, in ms. */
  slots: readonly number[];
  /** The labels of the time axis. */
  times: readonly AxisTick[];
  /** Figures by slot, one list per line; undefined is a gap. */
  lines: readonly (readonly (number | undefined)[])[];
  /** Rendered over the grid. The library's own lines support neither dashes nor a casing. */
  children(lines: readonly LaidLine[], yOf: PlotScale): ReactNode;
}

/** Lines over time: values on the left, times below. */
export function Lines({ width, height, margin, values, gridColor, slots, times, lines, children }: LinesProps) {
  const theme = useMemo(() => plotTheme(gridColor), [gridColor]);
  const [from, to] = [slots[0] ?? 0, slots.at(-1) ?? 0];
  return (
    <Line
      {...still}
      width={width}
      height={height}
      margin={margin}
      theme={theme}
      data={lines.map((figures, index) => ({
        // Not the index itself: the library ignores an id of 0.
        id: `line ${index}`,
        data: slots.map((x, slot) => ({ x, y: figures[slot] ?? null })),
      }))}
      xScale={{ type: 'linear', min: from, max: to, nice: false }}
      yScale={valueScale(values)}
      enableGridX={false}
      gridYValues={values.ticks.map(({ value }) => value)}
      axisLeft={valueAxis(values, 'left')}
      axisBottom={placeAxis(times)}
      enablePoints={false}
      {...unseenColors}
      layers={[
        'grid',
        'axes',
        ({ series, yScale, lineGenerator, areaGenerator }) => {
          const laid = series.map(({ data }): LaidLine => {
            const positions = data.map(({ position }) => position);
            return {
              points: data.map(({ data: { y }, position }) => (y === null ? null : position)),
              path: lineGenerator(positions) ?? '',
              area: areaGenerator(positions) ?? '',
            };
          });
          return children(laid, yScale);
        },
      ]}
    />
  );
}

/** Otherwise the library looks up colours for points that are never drawn. */
const unseenColors = { colors: 'none', pointColor: 'none', pointBorderColor: 'none' } as const;

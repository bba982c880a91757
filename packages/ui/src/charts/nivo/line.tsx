'use client';
import type { AxisTick } from '@lima-id/domain';
import { Line } from '@nivo/line';
import { type ReactNode, useMemo } from 'react';
import type { PlotPoint } from '../geometry.ts';
import { type PlotFrame, type PlotScale, placeAxis, plotTheme, still, valueAxis, valueScale } from './plot.tsx';

/** A figure at its place; undefined interrupts the line. */
export interface LinePlace {
  at: number;
  value: number | undefined;
}

/** A line in px, after applying the scales. */
export interface LaidLine {
  /** By index of its place; null for missing figures. */
  points: readonly (PlotPoint | null)[];
  /** The line itself, interrupted at gaps, and the area between it and 0. */
  path: string;
  area: string;
}

export interface LinesProps extends PlotFrame {
  /** The ends of the horizontal axis: moments in ms, or numbers. */
  reach: readonly [number, number];
  /** The labels of the horizontal axis. */
  places: readonly AxisTick[];
  /**
   * Grid lines at these places as well.
   * @default false
   */
  crossed?: boolean | undefined;
  /** The places of each line, ascending. */
  lines: readonly (readonly LinePlace[])[];
  /** Rendered over the grid. The library's own lines support neither dashes nor a casing. */
  children(lines: readonly LaidLine[], yOf: PlotScale): ReactNode;
}

/** Lines between two axes, values on the left, and whatever else is drawn by their scales. */
export function Lines(props: LinesProps) {
  const { width, height, margin, values, gridColor, reach, places, crossed = false, lines, children } = props;
  const theme = useMemo(() => plotTheme(gridColor), [gridColor]);
  const [min, max] = reach;
  return (
    <Line
      {...still}
      width={width}
      height={height}
      margin={margin}
      theme={theme}
      data={lines.map((line, index) => ({
        // Not the index itself: the library ignores an id of 0.
        id: `line ${index}`,
        data: line.map(({ at, value }) => ({ x: at, y: value ?? null })),
      }))}
      xScale={{ type: 'linear', min, max, nice: false }}
      yScale={valueScale(values)}
      enableGridX={crossed}
      gridXValues={places.map(({ value }) => value)}
      gridYValues={values.ticks.map(({ value }) => value)}
      axisLeft={valueAxis(values, 'left')}
      axisBottom={placeAxis(places)}
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

import type { AxisTick } from '@lima-id/domain';
import { Line } from '@nivo/line';
import { type ReactNode, useMemo } from 'react';
import type { PlotPoint } from '../geometry.ts';
import { type PlotFrame, type PlotScale, placeAxis, plotTheme, still, valueAxis, valueScale } from './plot.tsx';

/** A line as it comes out of its scales. */
export interface LaidLine {
  /** In their places; null where there is no figure. */
  points: readonly (PlotPoint | null)[];
  /** The line itself, interrupted at gaps, and what lies between it and 0. */
  path: string;
  area: string;
}

export interface LinesProps extends PlotFrame {
  /** The moments of the figures, ascending, ms. */
  slots: readonly number[];
  /** What is written at which moments. */
  times: readonly AxisTick[];
  /** Figures by slot, a list a line; undefined leaves a gap. */
  lines: readonly (readonly (number | undefined)[])[];
  /** What the plot shows, drawn over the grid. The library's own lines have neither dashes nor a casing. */
  children(lines: readonly LaidLine[], yOf: PlotScale): ReactNode;
}

/** Lines over time: values to the left, moments below. */
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
        // Not the index itself: the library leaves out what has the number 0 for a name.
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

/** Else the library looks up colours for points that are never drawn. */
const unseenColors = { colors: 'none', pointColor: 'none', pointBorderColor: 'none' } as const;

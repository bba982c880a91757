'use client';
import { chooseNumberAxis, figureFormatter } from '@lima-id/domain';
import type { CSSProperties } from 'react';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot, PlotTip } from './ChartPlot.tsx';
import { type ChartLook, dataColour, dataOutline, seriesLook, useChartLook } from './chartLook.ts';
import { cutToFit, type MarkShape, markShapes, marksPath, nearestPoint, ticksThatFit } from './geometry.ts';
import { Lines } from './nivo/line.tsx';
import type { PlotValues } from './nivo/plot.tsx';
import { frameOf, pitchOf } from './plotFrame.ts';

/** One point of a scatter plot. A coordinate that is not finite was not measured: the point is in the table and not in the plot. */
export interface ScatterPoint {
  x: number;
  y: number;
  /** Names the point in tooltip and table; its group and its number by default. */
  name?: string | undefined;
}

/** Points that belong together. */
export interface ScatterGroup {
  /** Name of the group in legend, tooltip and table; unique. */
  name: string;
  points: readonly ScatterPoint[];
  /** A colour from the domain rules, such as that of a kind of stop; by default groups differ by tone and shape. */
  color?: string | undefined;
}

/** What an axis of a scatter plot measures. */
export interface ScatterAxis {
  /** 转速 */
  name: string;
  /** r/min */
  unit?: string | undefined;
}

/** Props of `ScatterPlot`. */
export interface ScatterPlotProps extends ChartProps {
  /** Without a point that can be drawn the empty state is shown. */
  groups: readonly ScatterGroup[];
  /** The horizontal axis. */
  xAxis: ScatterAxis;
  /** The vertical axis. */
  yAxis: ScatterAxis;
}

/** Size of a point, and how far from it the pointer finds it, in px. */
const mark = { size: 8, reach: 48 };

interface DrawnPoint extends ScatterPoint {
  name: string;
  /** Index of its group. */
  group: number;
}

interface GroupLook {
  color: string;
  outline: string;
  shape: MarkShape;
}

/** Colour and shape of a group: from the fifth on the colours repeat with other shapes. */
function groupLook({ color: given }: ScatterGroup, index: number, look: ChartLook): GroupLook {
  const shape = markShapes[(index + Math.floor(index / markShapes.length)) % markShapes.length] ?? 'square';
  const color = given === undefined ? seriesLook(look, index).color : dataColour(look, given);
  return { color, outline: given === undefined ? color : dataOutline(look, color), shape };
}

function valuesOf(figures: readonly number[]): PlotValues {
  const { max, ticks } = chooseNumberAxis(figures);
  return { min: ticks[0]?.value ?? 0, max, ticks };
}

const finite = (figures: readonly number[]) => figures.filter((figure) => Number.isFinite(figure));

/** How two figures go together: points in a plane, in groups of different tone and shape. */
export function ScatterPlot({ groups, xAxis, yAxis, ground = 'paper', ...rest }: ScatterPlotProps) {
  const texts = useTexts('chart', chartTexts);
  const look = useChartLook(ground);
  const looks = groups.map((group, index) => groupLook(group, index, look));
  const grouped = groups.length > 1;
  const withUnit = ({ name, unit }: ScatterAxis) => (unit === undefined ? name : texts.withUnit(name, unit));
  const points = groups.flatMap((group, index) =>
    group.points.map(
      ({ x, y, name }, at): DrawnPoint => ({ x, y, name: name ?? `${group.name} ${at + 1}`, group: index }),
    ),
  );
  const drawn = points.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  const [across, up] = [valuesOf(drawn.map(({ x }) => x)), valuesOf(drawn.map(({ y }) => y))];
  const writeX = figureFormatter(finite(points.map(({ x }) => x)));
  const writeY = figureFormatter(finite(points.map(({ y }) => y)));
  const reach = [across.min, across.max] as const;
  const layout = (size: { width: number; height: number }) => {
    const frame = frameOf({ reach, ticks: across.ticks, values: up, named: true }, size, look.typeScale);
    const places = drawn.map(({ x, y }) => ({ x: frame.xOf(x), y: frame.yOf(y) }));
    return { ...frame, places };
  };
  const cell = (figure: number) => (Number.isFinite(figure) ? figure : null);
  return (
    <ChartFigure
      {...rest}
      ground={ground}
      legend={
        grouped ? (
          <ChartLegend
            entries={groups.map(({ name }, index) => {
              const { color, outline, shape } = looks[index] ?? groupLook({ name, points: [] }, index, look);
              return shape === 'square' ? { name, color, outline } : { name, color, kind: shape };
            })}
            row={rest.aside !== undefined}
          />
        ) : null
      }
      table={{
        head: [texts.name, ...(grouped ? [texts.group] : []), withUnit(xAxis), withUnit(yAxis)],
        rows:
          drawn.length === 0
            ? []
            : points.map(({ name, group, x, y }) => [
                name,
                ...(grouped ? [groups[group]?.name ?? ''] : []),
                cell(x),
                cell(y),
              ]),
      }}
    >
      <ChartPlot
        draw={(size) => {
          const frame = layout(size);
          const { margin, width, height, places } = frame;
          const tickPitch = pitchOf(
            across.ticks.map(({ value }) => value),
            frame,
          );
          const nameOf = (axis: ScatterAxis) => cutToFit(withUnit(axis), size.width, look.typeScale);
          return (
            <Lines
              {...size}
              margin={margin}
              values={up}
              gridColor={look.grid}
              reach={reach}
              places={ticksThatFit(across.ticks, tickPitch, look.typeScale)}
              crossed
              lines={[]}
            >
              {() => (
                <>
                  <path d={`M0 0V${height}H${width}`} fill="none" stroke={look.axis} />
                  <text data-part="axis" x={-margin.left} y={-margin.top} dominantBaseline="hanging">
                    {nameOf(yAxis)}
                  </text>
                  <text data-part="axis" x={width + margin.right} y={height + margin.bottom - 4} textAnchor="end">
                    {nameOf(xAxis)}
                  </text>
                  {groups.map(({ name }, group) => {
                    const { color, outline, shape } = looks[group] ?? groupLook({ name, points: [] }, group, look);
                    const own = places.filter((_, index) => drawn[index]?.group === group);
                    const edge = outline === color ? look.theme[ground === 'ink' ? 'bg-ink' : 'bg-surface'] : outline;
                    return own.length === 0 ? null : (
                      <path key={name} d={marksPath(own, shape, mark.size)} fill={color} stroke={edge} />
                    );
                  })}
                </>
              )}
            </Lines>
          );
        }}
        find={({ x, y }, size) => {
          const { margin, places } = layout(size);
          return nearestPoint(places, { x: x - margin.left, y: y - margin.top }, mark.reach);
        }}
        hover={(index, size) => {
          const { margin, places } = layout(size);
          const [point, place] = [drawn[index], places[index]];
          if (point === undefined || place === undefined) return null;
          const at = { x: margin.left + place.x, y: margin.top + place.y };
          const group = groups[point.group];
          const named = group?.points.some(({ name }) => name === point.name) === true;
          return (
            <>
              <div
                data-part="mark"
                style={{ left: at.x, top: at.y, '--mark': looks[point.group]?.color ?? look.mark } as CSSProperties}
              />
              <PlotTip
                at={at}
                width={size.width}
                head={named && grouped ? `${group.name} ${point.name}` : point.name}
                rows={[
                  { name: xAxis.name, value: writeX(point.x), unit: xAxis.unit },
                  { name: yAxis.name, value: writeY(point.y), unit: yAxis.unit },
                ]}
              />
            </>
          );
        }}
      />
    </ChartFigure>
  );
}

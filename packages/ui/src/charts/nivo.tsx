import type { AxisTick } from '@lima-id/domain';
import { useArcGenerator } from '@nivo/arcs';
import { Axis, type AxisTickProps, Grid } from '@nivo/axes';
import { Container, SvgWrapper } from '@nivo/core';
import { createLinearScale } from '@nivo/scales';
import { type ReactNode, useMemo } from 'react';
import type { RingPart } from './geometry.ts';

/*
 * The only file that knows the chart library. It takes the library's building blocks, not its ready charts: those add
 * legends, annotations, a mesh of points and their movement, twice the bytes for what the rules decide anyway or nothing shows.
 * Colours are literal: the library mixes colours itself, which a variable would turn to black. Texts get their face from styles.
 */

/** Free room round a plot, px. */
export interface PlotMargin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface DrawingProps {
  width: number;
  height: number;
  margin: PlotMargin;
  /** Of the lines of the grid; none are drawn without one. */
  gridColor?: string;
  /** A hatched fill for shapes that ask for `url(#id)`. */
  hatch?: { id: string; background: string; color: string };
  children: ReactNode;
}

const noLine = { line: { strokeWidth: 0 } };

/** A picture without movement, listening to nothing. */
function Drawing({ width, height, margin, gridColor = 'none', hatch, children }: DrawingProps) {
  const theme = useMemo(
    () => ({ axis: { domain: noLine, ticks: noLine }, grid: { line: { stroke: gridColor, strokeWidth: 1 } } }),
    [gridColor],
  );
  const defs =
    hatch === undefined ? [] : [{ ...hatch, type: 'patternLines' as const, rotation: -45, lineWidth: 2, spacing: 6 }];
  return (
    <Container theme={theme} animate={false} isInteractive={false} renderWrapper={false}>
      <SvgWrapper width={width} height={height} margin={margin} defs={defs} role="presentation">
        {children}
      </SvgWrapper>
    </Container>
  );
}

function TickLabel({ value, format, x, y, textX, textY, textAnchor, textBaseline }: AxisTickProps<number>) {
  return (
    <text
      x={x + textX}
      y={y + textY}
      textAnchor={anchors[textAnchor] ?? 'middle'}
      dominantBaseline={baselines[textBaseline]}
    >
      {format?.(value)}
    </text>
  );
}

const anchors: Readonly<Record<string, 'start' | 'end'>> = { start: 'start', end: 'end' };
const baselines: Readonly<Record<string, 'central' | 'hanging'>> = {
  central: 'central',
  'text-before-edge': 'hanging',
};

const noTicks = { tickSize: 0, renderTick: TickLabel };

/** A value axis of one plot: its ends, and what is written where. */
export interface PlotValues {
  min: number;
  max: number;
  ticks: readonly AxisTick[];
}

/** Gives the place of a value on the value axis, px. */
export type PlotScale = (value: number) => number;

export interface CartesianProps extends Omit<DrawingProps, 'children'> {
  values: PlotValues;
  /** Where the values stand. */
  valuesAt: 'left' | 'bottom';
  /** The ticks of the other axis; their values are px from its beginning. */
  places: readonly AxisTick[];
  /** What the plot shows, drawn over the grid; gets the scale of the value axis. */
  children(scale: PlotScale): ReactNode;
}

function labelOf(ticks: readonly AxisTick[]): (value: number) => string {
  const labels = new Map(ticks.map(({ value, label }) => [value, label]));
  return (value) => labels.get(value) ?? '';
}

function linearScale(min: number, max: number, size: number, axis: 'x' | 'y') {
  return createLinearScale({ type: 'linear', min, max, nice: false }, { all: [min, max], min, max }, size, axis);
}

/** Two axes with the ticks they are given, hairlines at the values, and what is drawn between them. */
export function Cartesian({ values, valuesAt, places, children, ...drawing }: CartesianProps) {
  const { width, height, margin } = drawing;
  const room = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const upright = valuesAt === 'left';
  const valueScale = upright
    ? linearScale(values.min, values.max, room.height, 'y')
    : linearScale(values.min, values.max, room.width, 'x');
  const size = upright ? room.width : room.height;
  // Px grow downward as places do, so that the scale of places keeps to x in both directions.
  const placeScale = linearScale(0, size, size, 'x');
  const valueTicks = values.ticks.map(({ value }) => value);
  const placeTicks = places.map(({ value }) => value);
  return (
    <Drawing {...drawing}>
      {upright ? (
        <Grid {...room} yScale={valueScale} yValues={valueTicks} />
      ) : (
        <Grid {...room} xScale={valueScale} xValues={valueTicks} />
      )}
      <g data-part="values">
        <Axis<number>
          {...noTicks}
          axis={upright ? 'y' : 'x'}
          scale={valueScale}
          y={upright ? 0 : room.height}
          length={upright ? room.height : room.width}
          ticksPosition={upright ? 'before' : 'after'}
          tickValues={valueTicks}
          tickPadding={upright ? 8 : 10}
          format={labelOf(values.ticks)}
        />
      </g>
      <g data-part="places">
        <Axis<number>
          {...noTicks}
          axis={upright ? 'x' : 'y'}
          scale={placeScale}
          y={upright ? room.height : 0}
          length={size}
          ticksPosition={upright ? 'after' : 'before'}
          tickValues={placeTicks}
          tickPadding={10}
          format={labelOf(places)}
        />
      </g>
      {children(valueScale)}
    </Drawing>
  );
}

export interface RingProps {
  /** Outer width and height, px. */
  size: number;
  innerRadius: number;
  outerRadius: number;
  /** Free angle between neighbours, radians. */
  gap: number;
  parts: readonly (RingPart & { color: string; outline: string })[];
}

/** Parts of a ring. */
export function Ring({ size, innerRadius, outerRadius, gap, parts }: RingProps) {
  const draw = useArcGenerator({ padAngle: parts.length > 1 ? gap : 0 });
  const middle = size / 2;
  return (
    <Drawing width={size} height={size} margin={{ top: middle, right: middle, bottom: middle, left: middle }}>
      {parts.map(({ color, outline, startAngle, endAngle }) => (
        <path
          key={startAngle}
          d={draw({ startAngle, endAngle, innerRadius, outerRadius }) ?? ''}
          fill={color}
          stroke={outline}
        />
      ))}
    </Drawing>
  );
}

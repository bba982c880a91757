'use client';
import { Bar, type BarCustomLayerProps, type BarItemProps } from '@nivo/bar';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { withGap } from '../geometry.ts';
import { type PlotFrame, type PlotScale, placeAxis, plotTheme, still, valueAxis, valueScale } from './plot.tsx';

/** A bar: its parts from the base outward. */
interface PlotBar {
  parts: readonly { value: number; color: string; outline: string }[];
  hatched?: boolean | undefined;
}

export interface BarsProps extends PlotFrame {
  bars: readonly PlotBar[];
  /** Vertical bars; otherwise horizontal, the first on top. */
  upright: boolean;
  /** Thickness of a bar in px, centred in its place. */
  thickness: number;
  /** The visible labels, by the index of their bar. */
  names: readonly { value: number; label: string }[];
  /** Pattern of hatched bars. */
  hatch: { id: string; background: string; color: string };
  /** Rendered over the bars; receives the scale of the value axis. */
  children(scale: PlotScale): ReactNode;
}

type Row = Record<string, number | string>;

const BarsContext = createContext<BarsProps | null>(null);

const noPart = { value: 0, color: 'none', outline: 'none' };

/** One part of a bar: its length is computed by the library, its thickness is that of the bars. */
function BarPart({ bar: { x, y, width, height, color, data } }: BarItemProps<Row>) {
  const given = use(BarsContext);
  const { parts } = given?.bars[Number(data.indexValue)] ?? { parts: [] };
  const index = Number(data.id);
  const { value, outline } = parts[index] ?? noPart;
  if (given === null || value === 0) return null;
  const { upright, thickness } = given;
  const outermost = parts.map((other) => Math.sign(other.value)).lastIndexOf(Math.sign(value)) === index;
  const along = upright ? { start: y, length: height } : { start: x, length: width };
  const { start, length } = withGap(along, outermost, upright === value > 0 ? 'lower' : 'higher');
  const across = upright ? x + (width - thickness) / 2 : y + (height - thickness) / 2;
  const box = upright
    ? { x: across, y: start, width: thickness, height: length }
    : { x: start, y: across, width: length, height: thickness };
  return <rect {...box} fill={data.fill ?? color} stroke={outline === color ? undefined : outline} />;
}

function OverBars({ xScale, yScale }: BarCustomLayerProps<Row>) {
  const given = use(BarsContext);
  if (given === null) return null;
  const scale = given.upright ? yScale : xScale;
  return given.children((value) => Number(scale(value)));
}

const layers = ['grid', 'axes', 'bars', OverBars] as const;

/** Bars from 0, vertical or horizontal, with the value axis on the other side. */
export function Bars(props: BarsProps) {
  const { width, height, margin, values, gridColor, bars, upright, names, hatch } = props;
  const theme = useMemo(() => plotTheme(gridColor), [gridColor]);
  const parts = bars.reduce((most, bar) => Math.max(most, bar.parts.length), 0);
  // Bars and parts are keyed by index: names may be duplicated.
  const rows = bars.map(
    (bar, at): Row => ({
      at: String(at),
      ...Object.fromEntries(bar.parts.map(({ value }, index) => [index, value])),
    }),
  );
  const barAt = (at: number | string) => bars[Number(at)];
  const ticks = values.ticks.map(({ value }) => value);
  const places = placeAxis(names.map(({ value, label }) => ({ value: String(value), label })));
  return (
    <BarsContext value={props}>
      <Bar
        {...still}
        width={width}
        height={height}
        margin={margin}
        theme={theme}
        data={upright ? rows : [...rows].reverse()}
        indexBy="at"
        keys={Array.from({ length: parts }, (_, index) => String(index))}
        layout={upright ? 'vertical' : 'horizontal'}
        valueScale={valueScale(values)}
        padding={0}
        enableGridX={!upright}
        enableGridY={upright}
        gridXValues={ticks}
        gridYValues={ticks}
        axisLeft={upright ? valueAxis(values, 'left') : places}
        axisBottom={upright ? places : valueAxis(values, 'bottom')}
        enableLabel={false}
        colors={({ id, indexValue }) => barAt(indexValue)?.parts[Number(id)]?.color ?? noPart.color}
        {...(bars.some(({ hatched }) => hatched)
          ? {
              defs: [{ ...hatch, type: 'patternLines', rotation: -45, lineWidth: 2, spacing: 6 }],
              fill: [{ id: hatch.id, match: ({ data }) => barAt(data.indexValue)?.hatched === true }],
            }
          : {})}
        barComponent={BarPart}
        layers={layers}
      />
    </BarsContext>
  );
}

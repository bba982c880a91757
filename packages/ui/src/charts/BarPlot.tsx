'use client';
import { figureFormatter } from '@lima-id/domain';
import { useId } from 'react';
import { type BarLayout, type BarsToLay, endsOf, layBars, writtenSums } from './barLayout.ts';
import { ChartPlot, PlotTip, type TipRow } from './ChartPlot.tsx';
import type { ChartLook } from './chartLook.ts';
import { coveringAxis } from './coveringAxis.ts';
import { Bars } from './nivo/bar.tsx';
import type { PlotScale } from './nivo/plot.tsx';

interface BarPlotProps extends Omit<BarsToLay, 'typeScale'> {
  unit: string | undefined;
  chartLook: ChartLook;
}

/** Bars from 0 with their sums at the end, vertical or horizontal. */
export function BarPlot(props: BarPlotProps) {
  const { unit, chartLook: look, dated = false } = props;
  const hatch = { id: `hatch-${useId().replaceAll(':', '')}`, background: look.mark, color: look.hatch };
  const { min, max, ticks: allTicks } = coveringAxis([props.valueAxis], props.bars.flatMap(endsOf));
  const valueAxis = { max, ticks: [...allTicks] };
  const layout = (size: { width: number; height: number }) =>
    layBars({ ...props, valueAxis, typeScale: look.typeScale }, size);
  return (
    <ChartPlot
      face={dated ? undefined : 'sans'}
      draw={(size) => {
        const laid = layout(size);
        const { bars, margin, length, upright, thickness, places, ticks } = laid;
        return (
          <Bars
            {...size}
            margin={margin}
            values={{ min, max, ticks }}
            gridColor={look.grid}
            bars={bars}
            upright={upright}
            thickness={thickness}
            names={places}
            hatch={hatch}
          >
            {(scale) => (
              <>
                <path d={upright ? `M0 ${scale(0)}H${length}` : `M${scale(0)} 0V${length}`} stroke={look.axis} />
                {laid.sumsFit ? <Sums laid={laid} scale={scale} /> : null}
              </>
            )}
          </Bars>
        );
      }}
      find={({ x, y }, size) => {
        const { bars, margin, pitch, upright } = layout(size);
        const place = Math.floor((upright ? x - margin.left : y - margin.top) / pitch);
        return bars[place] === undefined || bars[place].blank ? -1 : place;
      }}
      hover={(index, size) => {
        const { bars, margin, pitch, depth, upright } = layout(size);
        const bar = bars[index];
        if (bar === undefined) return null;
        const along = pitch * (index + 0.5);
        const [top = 0] = endsOf(bar);
        const share = (top - min) / (max - min);
        const at = upright
          ? { x: margin.left + along, y: margin.top + depth * (1 - share) }
          : { x: margin.left + depth * share, y: margin.top + along };
        const stacked = bar.parts.length > 1;
        const write = figureFormatter(bars.flatMap(({ parts }) => parts.map(({ value }) => value)));
        const rows = bar.parts.map(
          ({ name, value, color, outline }): TipRow => ({
            name,
            value: write(value),
            unit,
            ...(stacked ? { color, outline } : {}),
          }),
        );
        return <PlotTip at={at} width={size.width} head={bar.name} rows={rows} />;
      }}
    />
  );
}

interface SumsProps {
  laid: BarLayout;
  scale: PlotScale;
}

/** Px between a bar and its sum. */
const sumGap = 8;

/** The sums at the ends of bars; that of a negative bar is at its base, since names may be below its end. */
function Sums({ laid: { bars, pitch, upright }, scale }: SumsProps) {
  const sums = writtenSums(bars);
  return bars.map((bar, index) => {
    if (bar.blank) return null;
    const [top = 0] = endsOf(bar);
    const [along, end] = [pitch * (index + 0.5), scale(top)];
    const place = upright
      ? { x: along, y: end - sumGap, textAnchor: 'middle' as const }
      : { x: end + sumGap, y: along, dominantBaseline: 'central' as const };
    return (
      <text key={bar.name} data-part="figure" {...place}>
        {sums[index]}
      </text>
    );
  });
}

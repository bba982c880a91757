import { useId } from 'react';
import { type BarLayout, type BarsToLay, type DrawnBar, layBars, sumOf } from './barLayout.ts';
import { ChartPlot, PlotTip, type TipRow } from './ChartPlot.tsx';
import type { ChartLook } from './chartLook.ts';
import { figure } from './figure.ts';
import { type StackedPart, stackParts } from './geometry.ts';
import { Cartesian, type PlotScale } from './nivo.tsx';

interface BarPlotProps extends Omit<BarsToLay, 'typeScale'> {
  unit: string | undefined;
  look: ChartLook;
}

/** Bars from 0 with their sums at the end, upright or lying. */
export function BarPlot(props: BarPlotProps) {
  const { valueAxis, unit, look, dated = false } = props;
  const hatch = { id: `hatch-${useId().replaceAll(':', '')}`, background: look.mark, color: look.hatch };
  const { max } = valueAxis;
  const min = Math.min(0, valueAxis.ticks[0]?.value ?? 0);
  const layout = (size: { width: number; height: number }) => layBars({ ...props, typeScale: look.typeScale }, size);
  return (
    <ChartPlot
      face={dated ? undefined : 'sans'}
      draw={(size) => {
        const laid = layout(size);
        const { bars, margin, length, upright, places, ticks } = laid;
        return (
          <Cartesian
            {...size}
            margin={margin}
            values={{ min, max, ticks }}
            valuesAt={upright ? 'left' : 'bottom'}
            places={places}
            gridColor={look.grid}
            {...(bars.some(({ hatched }) => hatched) ? { hatch } : {})}
          >
            {(scale) => (
              <>
                {bars.map((bar, index) => (
                  <Bar key={bar.name} bar={bar} index={index} laid={laid} scale={scale} hatch={hatch.id} />
                ))}
                <path d={upright ? `M0 ${scale(0)}H${length}` : `M${scale(0)} 0V${length}`} stroke={look.axis} />
                {laid.sumsFit ? <Sums laid={laid} scale={scale} /> : null}
              </>
            )}
          </Cartesian>
        );
      }}
      find={({ x, y }, size) => {
        const { bars, margin, pitch, upright } = layout(size);
        const place = Math.floor((upright ? x - margin.left : y - margin.top) / pitch);
        return place >= 0 && place < bars.length ? place : -1;
      }}
      hover={(index, size) => {
        const { bars, margin, pitch, depth, upright } = layout(size);
        const bar = bars[index];
        if (bar === undefined) return null;
        const along = pitch * (index + 0.5);
        const share = (Math.max(0, sumOf(bar)) - min) / (max - min);
        const at = upright
          ? { x: margin.left + along, y: margin.top + depth * (1 - share) }
          : { x: margin.left + depth * share, y: margin.top + along };
        const stacked = bar.parts.length > 1;
        const rows = bar.parts.map(
          ({ name, value, color, outline }): TipRow => ({
            name,
            value: figure(value),
            unit,
            ...(stacked ? { color, outline } : {}),
          }),
        );
        return <PlotTip at={at} width={size.width} head={bar.name} rows={rows} />;
      }}
    />
  );
}

interface BarsProps {
  laid: BarLayout;
  scale: PlotScale;
}

function Bar({ bar, index, laid, scale, hatch }: BarsProps & { bar: DrawnBar; index: number; hatch: string }) {
  const { pitch, thickness, upright } = laid;
  const across = pitch * (index + 0.5) - thickness / 2;
  const spans = stackParts(
    bar.parts.map(({ value }) => value),
    scale,
  );
  const box = ({ start, length }: StackedPart) =>
    upright
      ? { x: across, y: start, width: thickness, height: length }
      : { x: start, y: across, width: length, height: thickness };
  return spans.map((span, part) => {
    const { name, color, outline } = bar.parts[part] ?? { name: '', color: 'none', outline: 'none' };
    if (span.length === 0) return null;
    return (
      <rect
        key={name}
        {...box(span)}
        fill={bar.hatched ? `url(#${hatch})` : color}
        stroke={outline === color ? undefined : outline}
      />
    );
  });
}

/** Px between a bar and its sum. */
const sumGap = 8;

/** The sums at the ends of bars; that of a bar below 0 stands at its base, since names may be written below its end. */
function Sums({ laid: { bars, pitch, upright }, scale }: BarsProps) {
  return bars.map((bar, index) => {
    const sum = sumOf(bar);
    const [along, end] = [pitch * (index + 0.5), scale(Math.max(0, sum))];
    const place = upright
      ? { x: along, y: end - sumGap, textAnchor: 'middle' as const }
      : { x: end + sumGap, y: along, dominantBaseline: 'central' as const };
    return (
      <text key={bar.name} data-part="figure" {...place}>
        {figure(sum)}
      </text>
    );
  });
}

import { Bar, type BarCustomLayerProps, type BarTooltipProps } from '@nivo/bar';
import { Pie, type PieTooltipProps } from '@nivo/pie';
import { useId } from 'react';
import { lightTheme } from '../tokens/lightTheme.ts';
import { typeScale } from '../tokens/typeScale.ts';
import { Tooltip } from './ChartFigure.styles.ts';
import type { TonalPart } from './tonal.ts';

/*
 * The only file that knows the chart library. Colours and faces are literal: the library mixes colours itself, which
 * a variable would turn to black, and its texts do not take the face of the page.
 */

const tick = {
  fontFamily: lightTheme['font-figure'],
  fontSize: typeScale.tick.size,
  fontWeight: typeScale.tick.weight,
  fill: lightTheme['chart-tick'],
};

const theme = {
  text: { fontFamily: lightTheme['font-sans'], fontSize: typeScale.tick.size, fill: lightTheme['chart-tick'] },
  axis: {
    domain: { line: { strokeWidth: 0 } },
    ticks: { line: { strokeWidth: 0 }, text: tick },
  },
  grid: { line: { stroke: lightTheme['chart-grid'], strokeWidth: 1 } },
  // The tooltip brings its own ground.
  tooltip: { container: { background: 'none', padding: 0, boxShadow: 'none' } },
};

function thousands(value: number | string): string {
  return Number(value).toLocaleString('zh-CN');
}

/** One bar. `forecast` is 1 for a hatched one; numbers only, as the library wants it. */
export interface BarDatum {
  label: string;
  value: number;
  forecast: 0 | 1;
  [key: string]: string | number;
}

export interface BarPlotProps {
  data: readonly BarDatum[];
  width: number;
  height: number;
  /** Name of the value in the tooltip. */
  valueName: string;
}

const barMargin = { top: 24, right: 12, bottom: 28, left: 44 };
/** About how many steps the value axis has; the scale ends on one of them. */
const gridLines = 4;
const leastPlace = 50;
const barWidth = { least: 24, most: 36, share: 0.4 };

/** The latest bars that have at least 50 px each: on phones the oldest ones are found in the table only. */
function latestThatFit(data: readonly BarDatum[], width: number): readonly BarDatum[] {
  const places = Math.max(1, Math.floor((width - barMargin.left - barMargin.right) / leastPlace));
  return data.slice(-places);
}

/** The part of a bar's place that stays free, so that bars are 24 to 36 px wide where there is room for it. */
function barPadding(places: number, width: number): number {
  const place = (width - barMargin.left - barMargin.right) / Math.max(1, places);
  const bar = Math.min(barWidth.most, Math.max(barWidth.least, place * barWidth.share));
  return Math.min(0.9, Math.max(0.15, 1 - bar / place));
}

/** The line that bars stand on; the value axis has none. */
function Baseline({ innerWidth, innerHeight }: BarCustomLayerProps<BarDatum>) {
  return <line x2={innerWidth} y1={innerHeight} y2={innerHeight} stroke={lightTheme['chart-axis']} />;
}

function Values({ bars }: BarCustomLayerProps<BarDatum>) {
  return bars.map((bar) => (
    <text
      key={bar.key}
      x={bar.x + bar.width / 2}
      y={bar.y - 8}
      textAnchor="middle"
      style={{ ...tick, fontSize: 13, fontWeight: 600, fill: lightTheme['chart-value'] }}
    >
      {thousands(bar.data.value ?? 0)}
    </text>
  ));
}

/** Bars from zero with their values above; forecasts are hatched. */
export function BarPlot({ data, width, height, valueName }: BarPlotProps) {
  const shown = latestThatFit(data, width);
  const hatch = `hatch-${useId().replaceAll(':', '')}`;
  return (
    <Bar<BarDatum>
      data={shown}
      width={width}
      height={height}
      keys={['value']}
      indexBy="label"
      margin={barMargin}
      padding={barPadding(shown.length, width)}
      valueScale={{ type: 'linear', min: 0, max: 'auto', nice: gridLines }}
      colors={[lightTheme['color-primary-500']]}
      defs={[
        {
          id: hatch,
          type: 'patternLines',
          background: lightTheme['color-primary-500'],
          color: lightTheme['color-primary-200'],
          rotation: -45,
          lineWidth: 2,
          spacing: 6,
        },
      ]}
      fill={[{ match: (bar) => bar.data.data.forecast === 1, id: hatch }]}
      theme={theme}
      gridYValues={gridLines}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: gridLines, format: thousands }}
      axisBottom={{ tickSize: 0, tickPadding: 10 }}
      enableLabel={false}
      layers={['grid', 'axes', 'bars', Baseline, Values]}
      tooltip={({ indexValue, value }: BarTooltipProps<BarDatum>) => (
        <Tooltip>
          {indexValue} {valueName} <b>{thousands(value)}</b>
        </Tooltip>
      )}
      role="presentation"
      animate={false}
    />
  );
}

export interface DonutPlotProps {
  parts: readonly TonalPart[];
  width: number;
  height: number;
  formatShare(share: number): string;
}

/** A ring of parts with 2 px between neighbours. */
export function DonutPlot({ parts, width, height, formatShare }: DonutPlotProps) {
  return (
    <Pie<TonalPart>
      data={parts}
      width={width}
      height={height}
      id="name"
      value="share"
      margin={{ top: 1, right: 1, bottom: 1, left: 1 }}
      innerRadius={0.72}
      padAngle={parts.length > 1 ? 1.6 : 0}
      colors={({ data }) => data.color}
      borderWidth={1}
      borderColor={({ data }) => data.outline}
      theme={theme}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      tooltip={({ datum }: PieTooltipProps<TonalPart>) => (
        <Tooltip>
          {datum.id} <b>{formatShare(datum.value)}</b>
        </Tooltip>
      )}
      role="presentation"
      animate={false}
    />
  );
}

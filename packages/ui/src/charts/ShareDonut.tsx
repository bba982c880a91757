'use client';
import {
  chartShares,
  figureFormatter,
  type MarketShare,
  type NamedShare,
  type NamedValue,
  restName,
} from '@lima-id/domain';
import type { CSSProperties } from 'react';
import { listRole } from '../hooks/listRole.ts';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Center, Shares, Swatch } from './ChartFigure.styles.ts';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';
import { ChartPlot, PlotTip } from './ChartPlot.tsx';
import { type ChartLook, dataColour, dataOutline, useChartLook } from './chartLook.ts';
import { ringPartAt, ringParts } from './geometry.ts';
import { Ring } from './nivo/pie.tsx';
import { panelHeightPx } from './panelHeight.ts';
import { tonalPartsMost, tones } from './tonal.ts';

/** A part of a whole: a figure, or a percentage where figures are unknown. */
export type SharePart = (NamedValue | MarketShare) & {
  /** A colour from the domain rules, such as that of a kind of stop; either all parts have one or none. */
  color?: string | undefined;
};

/** Props of `ShareDonut`. */
export interface ShareDonutProps extends Omit<ChartProps, 'height'> {
  /** Parts of one whole in any order; parts with colours keep theirs. `chartShares` computes their shares. */
  parts: readonly SharePart[];
  /** Shown in small type above the total, 2025 年. */
  centerLabel: string;
  /** The formatted total. */
  centerValue: string;
  /** Unit of the figures, kWh; omit it for percentages. */
  unit?: string | undefined;
}

interface DrawnShare extends NamedShare {
  /** A literal colour, since the chart library cannot read variables. */
  color: string;
  outline: string;
}

/** Size of the ring in px: the container keeps 1 px for outlines. */
const ring = { size: 186, outer: 92, inner: 66.24 };
/** Gap between neighbours, plus the outlines that take half of theirs from it. */
const gapPx = 2 + 1;
const gap = gapPx / Math.hypot(ring.outer, ring.inner);

const valueOf = (part: SharePart) => ('value' in part ? part.value : part.share);

function drawnShares(parts: readonly SharePart[], look: ChartLook, rest: string): DrawnShare[] {
  const colors = new Map(
    parts.flatMap(({ name, color }) => (color === undefined ? [] : [[name, dataColour(look, color)] as const])),
  );
  const figures = parts.map((part) => ({ name: part.name, value: valueOf(part) }));
  if (colors.size > 0) {
    const order = [...colors.keys()];
    return chartShares(figures, figures.length)
      .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
      .map((share) => {
        const color = colors.get(share.name) ?? look.mark;
        return { ...share, color, outline: dataOutline(look, color) };
      });
  }
  const shares = chartShares(figures, tonalPartsMost);
  const picked = tones(shares.length, look);
  return shares.map((share, index) => {
    const tone = picked[index] ?? { fill: 'color-tonal-rest', outline: 'color-tonal-rest' };
    const name = share.name === restName ? rest : share.name;
    return { ...share, name, color: look.theme[tone.fill], outline: look.theme[tone.outline] };
  });
}

/** The parts of a whole as a ring in one hue, largest first, or in the colours of the domain rules, with the total in the centre. */
export function ShareDonut({ parts, centerLabel, centerValue, unit, ground = 'paper', ...rest }: ShareDonutProps) {
  const texts = useTexts('chart', chartTexts);
  const look = useChartLook(ground);
  const drawn = drawnShares(parts, look, texts.rest);
  const write = figureFormatter(drawn.map(({ value }) => value));
  const writeShare = figureFormatter(drawn.map(({ share }) => share));
  const counted = parts.some((part) => 'value' in part);
  const angles = ringParts(
    drawn.map(({ share }) => share),
    gap,
  );
  return (
    <ChartFigure
      {...rest}
      ground={ground}
      height={panelHeightPx}
      table={{
        head: [
          texts.category,
          ...(counted ? [unit === undefined ? texts.value : texts.withUnit(texts.value, unit)] : []),
          texts.share,
        ],
        rows: drawn.map(({ name, value, share }) => [
          name,
          ...(counted ? [value] : []),
          texts.percent(writeShare(share)),
        ]),
      }}
    >
      <Shares>
        <div>
          <ChartPlot
            variant="donut"
            draw={() => (
              <Ring size={ring.size} innerRadius={ring.inner} outerRadius={ring.outer} gap={gap} parts={drawn} />
            )}
            find={({ x, y }) =>
              ringPartAt(angles, { x: x - ring.size / 2, y: y - ring.size / 2 }, ring.inner, ring.outer)
            }
            hover={(index) => {
              const [part, angle] = [drawn[index], angles[index]];
              if (part === undefined || angle === undefined) return null;
              const middle = (angle.startAngle + angle.endAngle) / 2;
              const radius = (ring.inner + ring.outer) / 2;
              const at = { x: ring.size / 2 + radius * Math.sin(middle), y: ring.size / 2 - radius * Math.cos(middle) };
              const rows = counted
                ? [
                    { name: part.name, value: write(part.value), unit },
                    { name: texts.share, value: texts.percent(writeShare(part.share)) },
                  ]
                : [{ name: part.name, value: texts.percent(writeShare(part.share)) }];
              return <PlotTip at={at} width={ring.size} rows={rows} />;
            }}
          >
            <Center>
              <span>{centerLabel}</span>
              <strong>{centerValue}</strong>
            </Center>
          </ChartPlot>
          <ul role={listRole} data-part="shares">
            {drawn.map(({ name, share, color, outline }) => (
              <li key={name}>
                <Swatch style={{ '--swatch': color, '--swatch-outline': outline } as CSSProperties} />
                <span data-part="name">{name}</span>
                <span data-part="share">{texts.percent(writeShare(share))}</span>
              </li>
            ))}
          </ul>
        </div>
      </Shares>
    </ChartFigure>
  );
}

'use client';
import { figureFormatter } from '@lima-id/domain';
import type { CSSProperties } from 'react';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { Swatch } from './ChartFigure.styles.ts';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { Dial } from './Gauge.styles.ts';
import {
  clampToScale,
  type GaugeBand,
  type GaugePart,
  type GaugeScale,
  type GaugeTone,
  gaugeScale,
  partOf,
  shareOnScale,
  writtenLimits,
} from './gaugeScale.ts';
import { arcPath, px } from './geometry.ts';

export type { GaugeBand, GaugeTone } from './gaugeScale.ts';

/** Props of `Gauge`. */
export interface GaugeProps extends Omit<ChartProps, 'height'> {
  /** Null, or what is not finite, was not measured: the empty state is shown. Values beyond the scale point at its end. */
  value: number | null;
  /**
   * The least value of the scale.
   * @default 0
   */
  min?: number | undefined;
  /**
   * The greatest value of the scale.
   * @default 100
   */
  max?: number | undefined;
  /** Unit of the value, ℃. */
  unit?: string | undefined;
  /**
   * What the parts of the scale mean; without any the arc up to the value is filled.
   * @default []
   */
  bands?: readonly GaugeBand[] | undefined;
}

/** The half circle of the scale in px: its middle, and its radii: the part that holds the value is thick. */
const dial = { width: 320, height: 176, x: 160, y: 144, outer: 112, inner: 102, thick: 90, label: 122 };
/** Height of dial and reading in px. */
const heightPx = 248;
/** Least distance between two written limits, as a share of the scale. */
const limitsApart = 0.08;
/** Radians between two parts. */
const gap = 2 / dial.outer;

const angleOf = (share: number) => (share - 0.5) * Math.PI;
const placeOf = (share: number, radius: number) => ({
  x: px(radius * Math.sin(angleOf(share))),
  y: px(-radius * Math.cos(angleOf(share))),
});

const noBands: readonly GaugeBand[] = [];

const toneColours = {
  success: 'var(--chart-success)',
  warning: 'var(--chart-warning)',
  danger: 'var(--chart-danger)',
} as const;
const toneEdges = { ...toneColours, warning: 'var(--chart-warning-edge)' } as const;

/** One value on a scale, as an instrument shows it, with the word for the band that it is in. */
export function Gauge({
  value,
  min: givenMin = 0,
  max: givenMax = 100,
  unit,
  bands = noBands,
  ground = 'paper',
  ...rest
}: GaugeProps) {
  const texts = useTexts('chart', chartTexts);
  const scale = gaugeScale(givenMin, givenMax, bands);
  const { min, max, parts } = scale;
  const toned = parts.flatMap(({ tone, ...part }) => (tone === undefined ? [] : [{ ...part, tone }]));
  const write = figureFormatter([min, max, ...parts.map(({ to }) => to)]);
  const measured = value !== null && Number.isFinite(value) ? value : null;
  const wordOf = (part: { tone: GaugeTone; name?: string | undefined }) => part.name ?? texts[part.tone];
  const span = ({ from, to }: { from: number; to: number }) => texts.span(write(from), write(to));
  const legend = toned.map((part) => ({
    name: `${wordOf(part)} ${span(part)}`,
    color: toneColours[part.tone],
    outline: toneEdges[part.tone],
  }));
  return (
    <ChartFigure
      {...rest}
      ground={ground}
      height={heightPx}
      narrowHeight={heightPx}
      {...(unit === undefined ? {} : { unit })}
      legend={<ChartLegend entries={legend} row={rest.aside !== undefined} />}
      table={{
        head: [texts.name, unit === undefined ? texts.value : texts.withUnit(texts.value, unit)],
        rows:
          measured === null
            ? []
            : [
                [rest.title, measured],
                [texts.scale, span({ from: min, to: max })],
                ...toned.map((part) => [wordOf(part), span(part)]),
              ],
      }}
    >
      {measured === null ? null : (
        <Reading
          title={rest.title}
          value={measured}
          unit={unit}
          scale={scale}
          write={write}
          part={partOf(scale, measured)}
          word={(part) => (part.tone === undefined ? undefined : wordOf({ tone: part.tone, name: part.name }))}
        />
      )}
    </ChartFigure>
  );
}

interface ReadingProps {
  title: string;
  value: number;
  unit: string | undefined;
  scale: GaugeScale;
  /** Writes the limits of the scale. */
  write(value: number): string;
  /** Where the value is. */
  part: GaugePart | undefined;
  /** The word for a part, if it has a tone. */
  word(part: GaugePart): string | undefined;
}

/** The dial: for assistive technology one meter with its value in words. */
function Reading({ title, value, unit, scale, write, part, word }: ReadingProps) {
  const texts = useTexts('chart', chartTexts);
  const figure = figureFormatter([value])(value);
  const state = part === undefined ? undefined : word(part);
  const spoken = unit === undefined ? figure : `${figure} ${unit}`;
  const meter = {
    role: 'meter',
    'aria-label': title,
    'aria-valuemin': scale.min,
    'aria-valuemax': scale.max,
    'aria-valuenow': clampToScale(scale, value),
    'aria-valuetext': state === undefined ? spoken : texts.valueAndState(spoken, state),
  } as const;
  return (
    <Dial {...meter}>
      <svg width={dial.width} height={dial.height} viewBox={`0 0 ${dial.width} ${dial.height}`} aria-hidden="true">
        <g transform={`translate(${dial.x} ${dial.y})`}>
          <Bands scale={scale} value={value} part={part} />
          {writtenLimits(scale, limitsApart).map((limit) => (
            <Limit key={limit} share={shareOnScale(scale, limit)} label={write(limit)} />
          ))}
          <g transform={`rotate(${px((shareOnScale(scale, value) - 0.5) * 180)})`}>
            <path data-part="needle" d={`M-5 0L-1 ${-(dial.inner - 4)}H1L5 0V6H-5Z`} />
          </g>
        </g>
      </svg>
      <div data-part="reading" aria-hidden="true">
        <strong>{figure}</strong>
        {unit === undefined || unit === '' ? null : <span>{unit}</span>}
      </div>
      {state === undefined || part?.tone === undefined ? null : (
        <div data-part="state" aria-hidden="true">
          <Swatch
            style={{ '--swatch': toneColours[part.tone], '--swatch-outline': toneEdges[part.tone] } as CSSProperties}
          />
          <span>{state}</span>
        </div>
      )}
    </Dial>
  );
}

/** The parts of the scale; the one with the value is thick, so that it does not depend on colour. */
function Bands({ scale, value, part: current }: Pick<ReadingProps, 'scale' | 'value' | 'part'>) {
  const share = shareOnScale(scale, value);
  const end = scale.parts.length - 1;
  return (
    <>
      {scale.parts.map((part, index) => {
        const startAngle = angleOf(shareOnScale(scale, part.from)) + (index === 0 ? 0 : gap / 2);
        const endAngle = angleOf(shareOnScale(scale, part.to)) - (index === end ? 0 : gap / 2);
        const inner = part === current && part.tone !== undefined ? dial.thick : dial.inner;
        return endAngle <= startAngle ? null : (
          <path
            key={part.from}
            data-part="band"
            data-tone={part.tone}
            d={arcPath({ startAngle, endAngle }, inner, dial.outer)}
          />
        );
      })}
      {scale.parts.some(({ tone }) => tone !== undefined) || share === 0 ? null : (
        <path
          data-part="reached"
          d={arcPath({ startAngle: angleOf(0), endAngle: angleOf(share) }, dial.thick, dial.outer)}
        />
      )}
    </>
  );
}

/** A limit at the scale: a stroke and its figure outside. */
function Limit({ share, label }: { share: number; label: string }) {
  const [inner, outer] = [placeOf(share, dial.outer), placeOf(share, dial.outer + 5)];
  const text = placeOf(share, dial.label);
  const isEnd = share === 0 || share === 1;
  const anchor = isEnd || Math.abs(share - 0.5) < 0.04 ? 'middle' : share < 0.5 ? 'end' : 'start';
  // The ends of the scale are written below it, where there is room for long figures.
  const at = isEnd ? { x: placeOf(share, (dial.thick + dial.outer) / 2).x, y: 20 } : { x: text.x, y: text.y + 4 };
  return (
    <>
      {isEnd ? null : <path data-part="limit" d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />}
      <text {...at} textAnchor={anchor}>
        {label}
      </text>
    </>
  );
}

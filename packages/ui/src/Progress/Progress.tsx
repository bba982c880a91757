'use client';
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Bar, Ring, Root } from './Progress.styles.ts';
import { progressTexts } from './Progress.texts.ts';
import { progressFraction, wholePercent } from './progressFraction.ts';

type ProgressSize = 'sm' | 'md' | 'lg';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What makes progress: 正在导入标识. Also the accessible name. */
  label: string;
  /**
   * The label is visually hidden, where a heading or a row says the same.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** How much is done, from 0 to `max`; values outside are clamped. Null, undefined or NaN while that is unknown. */
  value?: number | null | undefined;
  /**
   * What `value` is when all is done: 1 for fractions, 100 for percents, or the number of entries. With 0 the progress is unknown.
   * @default 1
   */
  max?: number | undefined;
  /**
   * Words in place of the percentage, shown and read aloud: 已导入 320 / 1,000 个. Shown while the progress is unknown, too. Rings of 48 and
   * 80 px keep the percentage inside and show the words next to it.
   */
  valueText?: string | undefined;
  /**
   * The percentage and `valueText` are not shown; screen readers still have them.
   * @default false
   */
  valueHidden?: boolean | undefined;
  /**
   * A bar as wide as its place, or a ring.
   * @default 'linear'
   */
  variant?: 'linear' | 'circular' | undefined;
  /**
   * Bars of 2, 4 and 8 px; rings of 20, 48 and 80 px, the larger two with the percentage inside.
   * @default 'md'
   */
  size?: ProgressSize | undefined;
  /**
   * The colour; what it means has to stand in words as well.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
}

/** Diameter and stroke of the rings, in px. */
const rings: Readonly<Record<ProgressSize, { side: number; stroke: number }>> = {
  sm: { side: 20, stroke: 3 },
  md: { side: 48, stroke: 4 },
  lg: { side: 80, stroke: 6 },
};

function Circles({ size }: { size: ProgressSize }) {
  const { side, stroke } = rings[size];
  const circle = { cx: side / 2, cy: side / 2, r: (side - stroke) / 2, strokeWidth: stroke, pathLength: 100 };
  return (
    <svg width={side} height={side} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <circle data-part="track" {...circle} />
      <circle data-part="mark" {...circle} />
    </svg>
  );
}

/** How far something is, as a bar or a ring, or that it is under way. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 1,
  valueText,
  valueHidden = false,
  variant = 'linear',
  size = 'md',
  tone = 'info',
  style,
  ...rest
}: ProgressProps) {
  const texts = useTexts('progress', progressTexts);
  const labelId = useId();
  const fraction = progressFraction(value, max);
  const percent = fraction === null ? undefined : wholePercent(fraction);
  const state = fraction === null ? 'indeterminate' : fraction === 1 ? 'complete' : 'determinate';
  const percentage = percent === undefined ? undefined : texts.percent(percent);
  const isInside = variant === 'circular' && size !== 'sm';
  const beside = isInside ? valueText : (valueText ?? percentage);

  // The progress bar itself has the value for screen readers.
  function figure(text: string | undefined): ReactNode {
    if (valueHidden || text === undefined) return null;
    return (
      <span data-part="value" aria-hidden="true">
        {text}
      </span>
    );
  }
  const name: ReactNode = labelHidden ? (
    <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
  ) : (
    <span id={labelId} data-part="label">
      {label}
    </span>
  );
  const meter = {
    role: 'progressbar',
    'aria-labelledby': labelId,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': valueText,
  } as const;

  return (
    <Root
      {...rest}
      style={{ ...style, '--progress': fraction ?? 0 } as CSSProperties}
      data-variant={variant}
      data-size={size}
      data-tone={tone}
      data-state={state}
      data-label-hidden={labelHidden ? '' : undefined}
    >
      {variant === 'linear' ? (
        <>
          {name}
          {figure(beside)}
          <Bar {...meter} data-part="bar" />
        </>
      ) : (
        <>
          <Ring {...meter}>
            <Circles size={size} />
            {isInside ? figure(percentage) : null}
          </Ring>
          <span data-part="words">
            {name}
            {figure(beside)}
          </span>
        </>
      )}
    </Root>
  );
}

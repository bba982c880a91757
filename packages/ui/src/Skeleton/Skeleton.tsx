import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Bar, Root } from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Px as a number, or any CSS width; as wide as its place when left out. */
  width?: number | string;
  /** Height of each bar: px as a number, or any CSS height; 12 px when left out. */
  height?: number | string;
  /** Bars for lines of text; the last of several is shorter. */
  lines?: number;
}

const css = (length: number | string | undefined) => (typeof length === 'number' ? `${length}px` : length);

/** Flat blocks in the shape of what is being loaded. Hidden from assistive technology: say beside it what loads. */
export function Skeleton({ width, height, lines = 1, style, ...rest }: SkeletonProps) {
  const sizes = { '--skeleton-width': css(width), '--skeleton-height': css(height), ...style } as CSSProperties;
  return (
    <Root aria-hidden="true" {...rest} style={sizes}>
      {Array.from({ length: lines }, (_, line) => (
        <Bar key={line} />
      ))}
    </Root>
  );
}

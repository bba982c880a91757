import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Bar, Root } from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Px as a number, or any CSS width; full width by default. */
  width?: number | string | undefined;
  /** Height of each bar: px as a number, or any CSS height; 12 px by default. */
  height?: number | string | undefined;
  /**
   * Number of bars, one per line of text; the last of several is shorter.
   * @default 1
   */
  lines?: number | undefined;
}

const css = (length: number | string | undefined) => (typeof length === 'number' ? `${length}px` : length);

/** Flat placeholders in the shape of the loading content. Hidden from assistive technology: announce the loading state next to it. */
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

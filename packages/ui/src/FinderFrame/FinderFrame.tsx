import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Corners, Root } from './FinderFrame.styles.ts';

export interface FinderFrameProps extends ComponentPropsWithRef<'span'> {
  ground?: 'paper' | 'ink';
  /** Corners 16 px long, or 12 px in small frames. */
  size?: 'sm' | 'md';
  /** Distance from the box's edges in px, as CSS's `inset`: 0 inside pictures, -8 to -10 to stand outside. */
  inset?: number;
}

/**
 * Three corners and a square: something to scan, look at or upload. With children it surrounds them; without it covers
 * the nearest positioned ancestor and takes no clicks.
 */
export function FinderFrame({ ground = 'paper', size = 'md', inset = 0, children, ...rest }: FinderFrameProps) {
  const offset = { '--finder-inset': `${inset}px` } as CSSProperties;
  return (
    <Root data-overlay={children === undefined ? '' : undefined} {...rest}>
      {children}
      <Corners aria-hidden="true" data-finder="" data-ground={ground} data-size={size} style={offset} />
    </Root>
  );
}

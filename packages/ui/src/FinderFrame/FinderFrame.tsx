import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Corners, Root } from './FinderFrame.styles.ts';

export interface FinderFrameProps extends ComponentPropsWithRef<'span'> {
  /** @default 'paper' */
  ground?: 'paper' | 'ink' | undefined;
  /**
   * Corners 16 px long, or 12 px in small frames.
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
  /**
   * CSS `inset` from the box's edges in px: 0 inside pictures, -8 to -10 to be outside.
   * @default 0
   */
  inset?: number | undefined;
}

/**
 * Three corners and a square: something to scan, look at or upload. It surrounds its children; without children it covers the nearest
 * positioned ancestor and ignores pointer events.
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

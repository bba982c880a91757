import type { ComponentPropsWithRef } from 'react';
import { roleOf } from '../hooks/listRole.ts';
import type { Gap } from './gap.ts';
import { Root } from './Stack.styles.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element, a `div` by default: a list where the parts are entries of one, a landmark where they are a part of the page.
   */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'span' | undefined;
  /**
   * One below the other, or side by side.
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /**
   * Distance between the parts, by the name of its token.
   * @default 'space-4'
   */
  gap?: Gap | undefined;
  /**
   * Across the direction.
   * @default direction === 'row' ? 'center' : 'stretch'
   */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /**
   * Along the direction; `between` puts the first and the last part at the edges.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /**
   * Parts without room continue on another line.
   * @default false
   */
  wrap?: boolean | undefined;
}

/** Parts of a layout one below the other or side by side, at equal distances. */
export function Stack({
  direction = 'column',
  gap = 'space-4',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  wrap = false,
  ...rest
}: StackProps) {
  return (
    <Root
      role={roleOf(rest.as)}
      {...rest}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap ? '' : undefined}
    />
  );
}

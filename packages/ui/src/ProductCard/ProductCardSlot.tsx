import type { ComponentPropsWithRef } from 'react';
import { Slot } from './ProductCard.styles.ts';

export interface ProductCardSlotProps extends ComponentPropsWithRef<'div'> {
  /** The element: `li` in a grid. */
  as?: 'div' | 'li' | undefined;
}

/**
 * An empty place in a grid, so that a block keeps its columns. Without content it is invisible and hidden from assistive technology; with a
 * text it is a dashed card that announces what is coming.
 */
export function ProductCardSlot({ children, ...rest }: ProductCardSlotProps) {
  return (
    <Slot aria-hidden={children === undefined ? true : undefined} {...rest}>
      {children}
    </Slot>
  );
}

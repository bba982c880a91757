import type { ComponentPropsWithRef } from 'react';
import { Slot } from './ProductCard.styles.ts';

export interface ProductCardSlotProps extends ComponentPropsWithRef<'div'> {
  /** The element: `li` in a grid. */
  as?: 'div' | 'li';
}

/**
 * The place of a product that is not there, so that a block keeps its columns. Empty it is invisible and unknown to
 * assistive technology; with a text it is a dashed card that says what will come.
 */
export function ProductCardSlot({ children, ...rest }: ProductCardSlotProps) {
  return (
    <Slot aria-hidden={children === undefined ? true : undefined} {...rest}>
      {children}
    </Slot>
  );
}

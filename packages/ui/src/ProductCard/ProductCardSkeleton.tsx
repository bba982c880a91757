import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Root } from './ProductCard.styles.ts';

export interface ProductCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element: `li` in a grid. */
  as?: 'div' | 'li';
  /** The card whose shape it has. */
  variant?: 'card' | 'framed';
}

/** A product card that is being loaded. Hidden from assistive technology: say beside it what loads. */
export function ProductCardSkeleton({ variant = 'card', ...rest }: ProductCardSkeletonProps) {
  return (
    <Root aria-hidden="true" {...rest} data-skeleton="" data-variant={variant}>
      <div data-part="picture" />
      <div data-part="body">
        <Skeleton width={134} height={16} />
        <Skeleton lines={2} />
        <div data-part="foot">
          <Skeleton width="40%" height={16} />
        </div>
      </div>
    </Root>
  );
}

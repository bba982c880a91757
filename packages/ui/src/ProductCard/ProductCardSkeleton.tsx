import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Root } from './ProductCard.styles.ts';

export interface ProductCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element: `li` in a grid. */
  as?: 'div' | 'li' | undefined;
  /**
   * The card variant that it matches.
   * @default 'card'
   */
  variant?: 'card' | 'framed' | undefined;
}

/** Placeholder of a loading product card. Hidden from assistive technology: announce the loading state next to it. */
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

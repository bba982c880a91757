import type { Product } from '@lima-id/domain';
import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { packageAddress } from '../../../shared/market/packageAddress.ts';
import { keepApp } from '../parts/keepApp.ts';

/**
 * What a link of the design system needs to lead to the page of an app, with one of its packages chosen if need be: the app travels along,
 * and is kept for the next visit.
 */
export function useAppVisit(product: Product, packageId?: string) {
  const href = packageAddress(product.id, packageId);
  const go = useLinkClickHandler<HTMLAnchorElement>(href, { state: { product } });
  return {
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      keepApp(product);
      go(event);
    },
  };
}

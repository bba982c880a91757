import { type Product, productAddress } from '@lima-id/domain';
import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { keepApp } from '../parts/keepApp.ts';

/** What a link of the design system needs to lead to the page of an app: the app travels along, and is kept for the next visit. */
export function useAppVisit(product: Product) {
  const href = productAddress(product.id);
  const go = useLinkClickHandler<HTMLAnchorElement>(href, { state: { product } });
  return {
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      keepApp(product);
      go(event);
    },
  };
}

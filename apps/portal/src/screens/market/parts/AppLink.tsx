import { type Product, productAddress } from '@lima-id/domain';
import type { LinkComponentProps } from '@lima-id/ui';
import { Link } from 'react-router-dom';
import { keepApp } from './keepApp.ts';

interface AppLinkProps extends Omit<LinkComponentProps, 'href'> {
  product: Product;
  /** Another address of its page. */
  href?: string;
}

/** What leads to the page of an app: the app itself travels along, and is kept for the next visit. */
export function AppLink({ product, href = productAddress(product.id), ...rest }: AppLinkProps) {
  return <Link {...rest} to={href} state={{ product }} onClick={() => keepApp(product)} />;
}

import { appSourceOf, type ListedProduct, type Product } from '@lima-id/domain';
import { ProductCard, type ProductCardProps } from '@lima-id/ui/identity';
import { AppLink } from './AppLink.tsx';

/** Cards that a phone shows beside each other. */
const besideEachOther = 2;

interface AppCardProps extends Omit<ProductCardProps, 'renderLink' | 'source' | 'href' | 'lazy' | 'fetchPriority'> {
  product: Product | ListedProduct;
  /** Its place, from 0, in the first list of a page: the pictures of the first row come before everything else. Other lists have none. */
  place?: number;
}

/** An app in a list or a block; it says whose it is where the list knows. */
export function AppCard({ product, place, ...rest }: AppCardProps) {
  const source = 'appOriginal' in product ? { source: appSourceOf(product.appOriginal) } : {};
  const loading =
    place !== undefined && place < besideEachOther ? ({ fetchPriority: 'high' } as const) : { lazy: true };
  return (
    <ProductCard
      {...rest}
      {...source}
      {...loading}
      product={product}
      renderLink={(link) => <AppLink {...link} product={product} />}
    />
  );
}

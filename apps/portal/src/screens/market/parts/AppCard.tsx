import { appSourceOf, type ListedProduct, type Product } from '@lima-id/domain';
import { ProductCard, type ProductCardProps } from '@lima-id/ui/identity';
import { AppLink } from './AppLink.tsx';

interface AppCardProps extends Omit<ProductCardProps, 'renderLink' | 'source' | 'href'> {
  product: Product | ListedProduct;
}

/** An app in a list or a block; it says whose it is where the list knows. */
export function AppCard({ product, ...rest }: AppCardProps) {
  const source = 'appOriginal' in product ? { source: appSourceOf(product.appOriginal) } : {};
  return (
    <ProductCard
      {...rest}
      {...source}
      product={product}
      renderLink={(link) => <AppLink {...link} product={product} />}
    />
  );
}

import { listTraits, type Product, productAddress, readYuan } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { Link, type LinkComponentProps } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Root } from './ProductCard.styles.ts';
import { productCardTexts } from './ProductCard.texts.ts';

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  product: Product;
  /** The element: `li` in a grid. */
  as?: 'article' | 'div' | 'li';
  /**
   * `card` has a border and the description; `framed` shows the picture in the finder frame at rest and stands on paper
   * without a border; `row` has the picture at the side, for short lists of chosen apps.
   */
  variant?: 'card' | 'framed' | 'row';
  /** Whose product it is, as `appOriginal` travels: 1 our own, 0 a partner's. Phones leave the tag out. */
  source?: 0 | 1;
  /** The picture is fetched when it comes near: for cards below the first screen. */
  lazy?: boolean;
  /** Where the card leads; the product's page by default. */
  href?: string;
  /** Level of the heading that holds the name; 3 by default. */
  level?: 2 | 3 | 4;
  /** The link itself, for an application that sends more along than an address; it must spread what it gets on one link. */
  renderLink?: (props: LinkComponentProps) => ReactNode;
}

/**
 * An app of the market. The whole card is one target, named like the product; the traits and the price are read after it.
 * The rules say which traits a card shows and how its price reads.
 */
export function ProductCard({
  product,
  as = 'article',
  variant = 'card',
  source,
  lazy = false,
  href = productAddress(product.id),
  level = 3,
  renderLink,
  ...rest
}: ProductCardProps) {
  const texts = useTexts('productCard', productCardTexts);
  const Heading = `h${level}` as const;
  const traits = listTraits(product.trait);
  const link = { href, 'data-card-link': '', children: <span data-card-title="">{product.name}</span> };
  const price = (
    <PriceTag priceFen={readYuan(product.price)} negotiable={product.negotiable} per={product.durationUnit} />
  );
  return (
    <Root as={as} {...rest} data-interactive="" data-variant={variant}>
      <div data-part="picture">
        {product.viewPicture === '' ? null : (
          <img loading={lazy ? 'lazy' : undefined} src={product.viewPicture} alt="" />
        )}
        {variant === 'row' ? null : (
          <FinderFrame inset={variant === 'framed' ? 0 : 8} size={variant === 'framed' ? 'md' : 'sm'} />
        )}
      </div>
      <div data-part="body">
        <div data-part="head">
          <Heading data-part="title">{renderLink?.(link) ?? <Link {...link} />}</Heading>
          {source === undefined || variant !== 'card' ? null : (
            <Tag tone={source === 1 ? 'info' : 'neutral'}>{source === 1 ? texts.own : texts.partner}</Tag>
          )}
        </div>
        {variant === 'row' ? (
          <>
            <p data-part="text">{traits.join(' · ')}</p>
            {price}
          </>
        ) : (
          <>
            {variant === 'framed' || product.describes === '' ? null : <p data-part="text">{product.describes}</p>}
            <div data-part="tags">
              {traits.map((trait) => (
                <Tag key={trait}>{trait}</Tag>
              ))}
            </div>
            <div data-part="foot">
              {price}
              <span data-part="more" aria-hidden="true">
                <span>{texts.more}</span>
                <ArrowRightIcon size={16} />
              </span>
            </div>
          </>
        )}
      </div>
    </Root>
  );
}

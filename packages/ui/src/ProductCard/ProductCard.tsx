'use client';
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
  /**
   * The element: `li` in a grid.
   * @default 'article'
   */
  as?: 'article' | 'div' | 'li' | undefined;
  /**
   * `card` has a border and the description; `framed` always shows the picture in the finder frame, on paper without a border; `row` has
   * the picture at the side, for short lists of selected apps.
   * @default 'card'
   */
  variant?: 'card' | 'framed' | 'row' | undefined;
  /** The vendor: ourselves, or a partner. Phones omit the tag. */
  source?: 'own' | 'partner' | undefined;
  /**
   * Lazy-loads the picture: for cards below the fold.
   * @default false
   */
  lazy?: boolean | undefined;
  /** Priority of the picture's request, as of an `img`: `high` for the first cards of a page, whose pictures are the largest things there. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /**
   * Target of the card: the product's page.
   * @default productAddress(product.id)
   */
  href?: string | undefined;
  /**
   * Heading level of the name.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
  /** Renders the link, for an application that passes more than an address; it must spread its props on a single link. */
  renderLink?: ((props: LinkComponentProps) => ReactNode) | undefined;
}

/**
 * An app of the market. The whole card is one click target, named like the product; features and price are read after it. The domain rules
 * decide which features a card shows and how its price is formatted.
 */
export function ProductCard({
  product,
  as = 'article',
  variant = 'card',
  source,
  lazy = false,
  fetchPriority,
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
    <PriceTag
      priceFen={readYuan(product.price)}
      negotiable={product.negotiable}
      per={product.durationUnit ?? undefined}
    />
  );
  return (
    <Root as={as} {...rest} data-interactive="" data-variant={variant}>
      <div data-part="picture">
        {product.viewPicture === '' ? null : (
          <img loading={lazy ? 'lazy' : undefined} fetchPriority={fetchPriority} src={product.viewPicture} alt="" />
        )}
        {variant === 'row' ? null : (
          <FinderFrame inset={variant === 'framed' ? 0 : 8} size={variant === 'framed' ? 'md' : 'sm'} />
        )}
      </div>
      <div data-part="body">
        <div data-part="head">
          <Heading data-part="title">{renderLink?.(link) ?? <Link {...link} />}</Heading>
          {source === undefined || variant !== 'card' ? null : (
            <Tag tone={source === 'own' ? 'info' : 'neutral'}>{texts[source]}</Tag>
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

'use client';
import type { Product } from '@lima-id/domain';
import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './PriceTag.styles.ts';
import { priceTagTexts } from './PriceTag.texts.ts';
import { type PricePeriod, priceParts } from './priceParts.ts';

export type { PricePeriod } from './priceParts.ts';

export interface PriceTagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whole fen, as stored; null when the price is unknown, which is shown like a price on request. */
  priceFen: number | null;
  /**
   * Price on request, regardless of the amount.
   * @default false
   */
  negotiable?: Product['negotiable'] | undefined;
  /** Period of the amount: a year, a month, permanently, or a duration such as 3 months. */
  per?: PricePeriod | undefined;
  /** Original price in whole fen, crossed out; omitted unless higher than the price. */
  originalFen?: number | undefined;
  /**
   * `card` omits zero decimals; `detail` (app pages) and `order` (order pages) always have two.
   * @default 'card'
   */
  variant?: 'card' | 'detail' | 'order' | undefined;
}

/** A price. The domain rules decide whether it is an amount or a text, and how the amount is formatted. */
export function PriceTag({ priceFen, negotiable = false, per, originalFen, variant = 'card', ...rest }: PriceTagProps) {
  const texts = useTexts('priceTag', priceTagTexts);
  const price = priceParts({ priceFen, negotiable, per, originalFen, bare: variant === 'card' }, texts);
  return (
    <Root {...rest} data-variant={variant} data-kind={price.kind}>
      {price.kind === 'words' ? (
        <span data-part="words">{price.text}</span>
      ) : (
        <>
          <VisuallyHidden>{price.spoken}</VisuallyHidden>
          <span data-part="amount" aria-hidden="true">
            {`¥ ${price.amount}`}
          </span>
          {price.period === '' ? null : (
            <span data-part="period" aria-hidden="true">
              {price.period}
            </span>
          )}
          {price.original === null ? null : (
            <>
              <VisuallyHidden>{texts.was(price.original)}</VisuallyHidden>
              <s data-part="original" aria-hidden="true">
                {`¥ ${price.original}`}
              </s>
            </>
          )}
        </>
      )}
    </Root>
  );
}

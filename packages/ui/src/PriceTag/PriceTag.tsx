import type { Product } from '@lima-id/domain';
import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './PriceTag.styles.ts';
import { priceTagTexts } from './PriceTag.texts.ts';
import { type PricePeriod, priceParts } from './priceParts.ts';

export type { PricePeriod } from './priceParts.ts';

export interface PriceTagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whole fen, as money is kept; null when the price is not known, which reads like one on request. */
  priceFen: number | null;
  /** 1: price on request, whatever the amount. */
  negotiable?: Product['negotiable'];
  /** What the amount pays for: `'1'` a year, `'2'` a month, `'-1'` for good, or a duration such as 3 months. */
  per?: PricePeriod;
  /** Whole fen before a reduction, crossed out; left out when it is not higher than the price. */
  originalFen?: number;
  /** `card` drops decimals that are zero; `detail` is for an app's page and `order` for order pages, with two decimals. */
  size?: 'card' | 'detail' | 'order';
}

/** What something costs. The rules decide whether it is an amount or words, and how the amount is written. */
export function PriceTag({ priceFen, negotiable = 0, per, originalFen, size = 'card', ...rest }: PriceTagProps) {
  const texts = useTexts('priceTag', priceTagTexts);
  const price = priceParts({ priceFen, negotiable, per, originalFen, bare: size === 'card' }, texts);
  return (
    <Root {...rest} data-size={size} data-kind={price.kind}>
      {price.kind === 'words' ? (
        <span data-part="words">{price.text}</span>
      ) : (
        <>
          <VisuallyHidden>{price.spoken}</VisuallyHidden>
          <span data-part="amount" aria-hidden="true">
            ¥ {price.amount}
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
                ¥ {price.original}
              </s>
            </>
          )}
        </>
      )}
    </Root>
  );
}

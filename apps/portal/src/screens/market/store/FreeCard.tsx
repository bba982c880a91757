import type { FreeProduct } from '@lima-id/domain';
import { ButtonLink, Skeleton } from '@lima-id/ui';
import { Foot, Root, Term, Words } from './FreeCard.styles.ts';
import { freeTerm } from './freeTerm.ts';
import { useAppVisit } from './useAppVisit.ts';

interface FreeCardProps {
  product: FreeProduct;
  /** Whether the visitor has a prefix already: the requirement need not be shown. */
  hasPrefix: boolean;
}

/** An app that costs nothing to begin with: for how long, and the way to its page. */
export function FreeCard({ product, hasPrefix }: FreeCardProps) {
  // What is offered here is on the page at once, whatever its first package offers.
  const visit = useAppVisit(product, typeof product.trialDays === 'number' ? product.tryPackageId : undefined);
  const { unit, action } = freeTerm(product);
  return (
    <Root forwardedAs="li" padding="none" interactive>
      <Term>
        <p>
          <strong>0</strong> <span>{unit}</span>
        </p>
        {product.viewPicture === '' ? null : <img loading="lazy" src={product.viewPicture} alt="" />}
      </Term>
      <Words>
        <h3>{product.name}</h3>
        <p>{product.describes}</p>
        <Foot>
          {hasPrefix ? null : <span>需企业前缀</span>}
          <ButtonLink variant="secondary" size="sm" aria-label={`${action}：${product.name}`} {...visit}>
            {action}
          </ButtonLink>
        </Foot>
      </Words>
    </Root>
  );
}

/** The shape of such a card until it comes. */
export function FreeCardWaiting() {
  return (
    <Root forwardedAs="li" padding="none">
      <Term />
      <Words>
        <h3>
          <Skeleton width={112} height={16} />
        </h3>
        <p>
          <Skeleton lines={2} />
        </p>
        <Foot>
          <Skeleton width={72} height={32} />
        </Foot>
      </Words>
    </Root>
  );
}

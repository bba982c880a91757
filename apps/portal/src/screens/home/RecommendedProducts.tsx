import { listTraits, type Product, productAddress, recommendedProductCount } from '@lima-id/domain';
import { Button, EmptyState, listRole, SectionHead, Skeleton, Tag } from '@lima-id/ui';
import { ArrowRightIcon } from '@lima-id/ui/icons';
import { Link } from 'react-router-dom';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { priceView } from '../../shared/market/priceView.ts';
import { useFirstProducts } from '../../shared/market/useFirstProducts.ts';
import { useNearView } from '../../shared/page/useNearView.ts';
import { keep } from '../../shared/storage/browserStorage.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { products } from './homeContent.ts';
import {
  Amount,
  Card,
  Currency,
  Empty,
  Foot,
  Frame,
  Grid,
  More,
  Name,
  Period,
  Picture,
  Traits,
  Words,
} from './RecommendedProducts.styles.ts';

function Price({ product }: { product: Product }) {
  const price = priceView(product);
  if (price.kind === 'words') return <Words>{price.text}</Words>;
  return (
    <span>
      <Currency>¥ </Currency>
      <Amount>{price.amount}</Amount>
      <Period>{` ${price.period}`}</Period>
    </span>
  );
}

function ProductCard({ product }: { product: Product }) {
  return (
    <Card>
      <Frame>
        <Picture>
          <img src={product.viewPicture} alt="" />
        </Picture>
      </Frame>
      <Name>
        <Link to={productAddress(product.id)} state={{ product }} onClick={() => keep('application', product)}>
          {product.name}
        </Link>
      </Name>
      <Traits>
        {listTraits(product.trait).map((trait) => (
          <Tag key={trait}>{trait}</Tag>
        ))}
      </Traits>
      <Foot>
        <Price product={product} />
        <More aria-hidden="true">
          <span>{products.linkLabel}</span>
          <ArrowRightIcon size={16} />
        </More>
      </Foot>
    </Card>
  );
}

function Cards({ near }: { near: boolean }) {
  const { products: shown, isPending, isError, isFetching, refetch } = useFirstProducts(near);
  if (shown?.length) {
    return (
      <Grid role={listRole}>
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Grid>
    );
  }
  if (isPending) {
    return (
      <Grid role={listRole} aria-hidden="true">
        {Array.from({ length: recommendedProductCount }, (_, position) => (
          <Card key={position}>
            <Picture />
            <Name as="div">
              <Skeleton width="60%" />
            </Name>
            <Foot>
              <Skeleton width="40%" />
            </Foot>
          </Card>
        ))}
      </Grid>
    );
  }
  return (
    <Empty>
      {isError ? (
        <EmptyState
          kind="loadFailed"
          actions={
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              {products.retryLabel}
            </Button>
          }
        />
      ) : (
        <EmptyState kind="noData" />
      )}
    </Empty>
  );
}

/** Section 05: the products that the market puts first. */
export function RecommendedProducts() {
  const { place, near } = useNearView<HTMLDivElement>();
  return (
    <Section data-ground="paper">
      <Container ref={place}>
        <SectionHead
          index={products.index}
          label={products.label}
          title={products.title}
          action={<ArrowLink href={products.more.href}>{products.more.label}</ArrowLink>}
        />
        <Cards near={near} />
      </Container>
    </Section>
  );
}

import { blockSlots } from '@lima-id/domain';
import { CardGrid, ProductCardSkeleton } from '@lima-id/ui/identity';
import { useQuery } from '@tanstack/react-query';
import { AppCard } from '../parts/AppCard.tsx';
import { listAddress } from '../parts/listAddress.ts';
import { chosenApps } from '../parts/marketQueries.ts';
import { Block } from './Block.tsx';

const waiting = (
  <CardGrid aria-hidden="true">
    {Array.from({ length: blockSlots }, (_, place) => (
      <ProductCardSkeleton as="li" key={place} />
    ))}
  </CardGrid>
);

/** 官方甄选: the first of the selected apps. */
export function ChosenBlock() {
  return (
    <Block
      title="官方甄选"
      note="平台实测，开通即用"
      more={{ label: '查看更多', href: listAddress }}
      query={useQuery(chosenApps)}
      waiting={waiting}
      empty="甄选应用正在准备，可先查看全部应用。"
    >
      {(products) => (
        <CardGrid>
          {products.slice(0, blockSlots).map((product, place) => (
            <AppCard as="li" key={product.id} product={product} place={place} />
          ))}
        </CardGrid>
      )}
    </Block>
  );
}

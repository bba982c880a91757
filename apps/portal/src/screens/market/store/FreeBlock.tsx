import { blockSlots } from '@lima-id/domain';
import { PlusIcon } from '@lima-id/ui/icons';
import { CardGrid, ProductCardSlot } from '@lima-id/ui/identity';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../shared/session/userStore.ts';
import { Block } from './Block.tsx';
import { divideSlots } from './divideSlots.ts';
import { Coming } from './FreeCard.styles.ts';
import { FreeCard, FreeCardWaiting } from './FreeCard.tsx';
import { freeApps } from './storeQueries.ts';

const waiting = (
  <CardGrid aria-hidden="true">
    {Array.from({ length: blockSlots }, (_, place) => (
      <FreeCardWaiting key={place} />
    ))}
  </CardGrid>
);

/** 0 元体验: the first apps that cost nothing to begin with; what is still to come fills the other places. */
export function FreeBlock() {
  const user = useUser();
  const hasPrefix = user !== null && user.prefix !== '';
  return (
    <Block title="0 元体验" note="先试后买，到期自动停用" query={useQuery(freeApps)} waiting={waiting}>
      {(products) => {
        const { filled, left } = divideSlots(products);
        return (
          <CardGrid>
            {filled.map((product) => (
              <FreeCard key={product.id} product={product} hasPrefix={hasPrefix} />
            ))}
            {left.map((place) => (
              <ProductCardSlot as="li" key={place}>
                <PlusIcon />
                <Coming>更多体验应用即将上线</Coming>
              </ProductCardSlot>
            ))}
          </CardGrid>
        );
      }}
    </Block>
  );
}

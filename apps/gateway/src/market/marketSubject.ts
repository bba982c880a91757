import { contract } from '@lima-id/api';
import { mount } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { readRecommendedProducts } from './recommendedProducts.ts';
import { mountUnfilledMarket } from './unfilledMarket.ts';

/** The app market: so far, what the home page recommends. */
export function createMarketSubject(): Subject {
  return {
    name: 'market',
    mount(app, store) {
      mount(app, contract.recommendProducts, async () => ({ data: await readRecommendedProducts(store) }));
      mountUnfilledMarket(app);
    },
  };
}

import type { Store } from '../../platform/database/database.ts';
import { type HandClock, handClock } from '../../platform/testing/handClock.ts';
import { openTestStore } from '../../platform/testing/openTestStore.ts';
import { type OrderGateway, orderGateway } from './orderGateway.ts';

/** What a file of order tests stands on. */
export interface OpenOrderGateway {
  /** Stands at noon of 2026-11-22 in China. */
  clock: HandClock;
  store: Store;
  gateway: OrderGateway;
  close(): Promise<void>;
}

/** Opens a gateway on a database of its own, its regular work begun. */
export async function openOrderGateway(): Promise<OpenOrderGateway> {
  const store = await openTestStore();
  const clock = handClock('2026-11-22T04:00:00Z');
  const gateway = await orderGateway(store, clock);
  await gateway.app.ready();
  return {
    clock,
    store,
    gateway,
    async close() {
      await gateway.app.close();
      await store.close();
    },
  };
}

import type { Store } from '../../src/schema/store.ts';
import { type ManualClock, manualClock } from '../platform/manualClock.ts';
import { openTestStore } from '../platform/openTestStore.ts';
import { type OrderGateway, orderGateway } from './orderGateway.ts';

/** Fixture of the order tests. */
export interface OpenOrderGateway {
  /** Starts at noon of 2026-11-22 in China. */
  clock: ManualClock;
  store: Store;
  gateway: OrderGateway;
  close(): Promise<void>;
}

/** Opens a gateway on a database of its own, with its jobs running. */
export async function openOrderGateway(): Promise<OpenOrderGateway> {
  const store = await openTestStore();
  const clock = manualClock('2026-11-22T04:00:00Z');
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

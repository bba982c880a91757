import { contract, encodeReply } from '@lima-id/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../platform/database/database.ts';
import { openTestStore } from '../platform/testing/openTestStore.ts';
import { seedDemo } from '../seed/seed.ts';
import { demoNoon, emptyStore, standingClock, storeOpeningMs } from '../seed/testing/demoStore.ts';
import { readRecommendedProducts } from './recommendedProducts.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);

beforeEach(async () => {
  await emptyStore(store);
});

afterAll(async () => {
  await store.close();
});

describe('readRecommendedProducts', () => {
  it('gives the first four recommended products with prices in yuan', async () => {
    await seedDemo(store, standingClock(demoNoon));
    const products = await readRecommendedProducts(store);
    expect(products.map(({ name, price, negotiable }) => [name, price, negotiable])).toEqual([
      ['标识赋码系统', '2800.00', 0],
      ['设备资产管理', '3600.00', 0],
      ['码上追溯', '0.00', 1],
      ['智能产线看板', '9800.00', 0],
    ]);
    expect(() => encodeReply(contract.recommendProducts, products)).not.toThrow();
  });

  it('leaves out what is not recommended', async () => {
    await seedDemo(store, standingClock(demoNoon));
    await store.kysely.updateTable('product').set({ recommended: false }).where('id', '=', '2').execute();
    const names = (await readRecommendedProducts(store)).map(({ name }) => name);
    expect(names).toEqual(['标识赋码系统', '码上追溯', '智能产线看板', '扫码报修']);
  });
});

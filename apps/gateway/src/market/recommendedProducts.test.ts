import { contract, encodeReply } from '@lima-id/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import type { Store } from '../schema/store.ts';
import { readRecommendedProducts } from './recommendedProducts.ts';

let store: Store;

beforeEach(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);

afterEach(() => store.close());

describe('readRecommendedProducts', () => {
  it('returns the first four recommended products with prices in yuan', async () => {
    const products = await readRecommendedProducts(store);
    expect(products.map(({ name, price, negotiable }) => [name, price, negotiable])).toEqual([
      ['标识赋码系统', '2800.00', false],
      ['设备资产管理', '3600.00', false],
      ['码上追溯', '0.00', true],
      ['智能产线看板', '9800.00', false],
    ]);
    expect(() => encodeReply(contract.recommendProducts, products)).not.toThrow();
  });

  it('omits products that are not recommended', async () => {
    await store.kysely.updateTable('product').set({ recommended: false }).where('id', '=', '2').execute();
    const names = (await readRecommendedProducts(store)).map(({ name }) => name);
    expect(names).toEqual(['标识赋码系统', '码上追溯', '智能产线看板', '扫码报修']);
  });
});

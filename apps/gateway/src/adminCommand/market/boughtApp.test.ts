import { contract } from '@lima-id/api';
import { marketMessages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleFile,
  exampleMarket,
  type MarketDesk,
  openMarketDesk,
} from '../../../testing/adminCommand/marketDesk.ts';
import { storeOpeningMs } from '../../../testing/demo/demoStore.ts';
import { type OrderGateway, type OrderUser, orderGateway } from '../../../testing/order/orderGateway.ts';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import type { Market } from '../../market/file/marketFile.ts';
import type { Store } from '../../schema/store.ts';

let store: Store;
let desk: MarketDesk;
let gateway: OrderGateway;
let buyer: OrderUser;
let reviewer: OrderUser;
beforeAll(async () => {
  store = await openTestStore();
  desk = await openMarketDesk(store);
  await desk.run('put', exampleFile);
  const clock = manualClock('2026-11-22T04:00:00Z');
  gateway = await orderGateway(store, clock, { productPictures: desk.pictures });
  await gateway.app.ready();
  reviewer = await gateway.user('ADMIN');
}, storeOpeningMs);
afterAll(async () => {
  await gateway.app.close();
  await desk.close();
  await store.close();
});
beforeEach(async () => {
  await desk.run('put', exampleFile);
  buyer = await gateway.buyer();
});

/** An order of the first app of the example for a year. */
function draftAt(priceFen: number) {
  const line = {
    appId: 'app-code-assignment',
    packageProductId: 'code-assignment-basic',
    packageName: '基础版',
    priceFen,
    purchaseDuration: '1年',
    productId: 'code-assignment',
    productName: '标识赋码系统',
  };
  return gateway.draft(buyer, {
    productId: 'code-assignment',
    orderDetails: [line],
    totalAmountFen: priceFen,
    salePriceFen: priceFen,
    standardPriceFen: priceFen,
  });
}

const save = async (priceFen = 280_000) => await gateway.call(contract.saveOrder, draftAt(priceFen), buyer);

async function orderId(): Promise<string> {
  const { status, data } = await save();
  expect(status).toBe(200);
  return String(data['id']);
}

/** Pays and accepts an order; returns its status. */
async function complete(id: string): Promise<string> {
  expect(await gateway.pay(buyer, id)).toMatchObject({ success: true });
  expect(await gateway.decide(reviewer, id, 'accepted')).toMatchObject({ success: true });
  return await gateway.statusOf(id);
}

/** The example without its first app. */
function withoutFirst(): Market {
  const { apps, ...market } = exampleMarket();
  return { ...market, apps: apps.slice(1), hot: ['work-orders'] };
}

const readFirst = async () => await gateway.call(contract.readApp, { id: 'code-assignment' });

describe('the example of the documents in an empty database', () => {
  it('is read by the calls as the file has it', async () => {
    const { call } = gateway;
    expect((await readFirst()).data).toMatchObject({
      name: '标识赋码系统',
      trait: '批量赋码,一键激活',
      price: '2800.00',
      durationUnit: '1',
      appOriginal: 1,
      viewVideoUrls: ['/media/code-assignment.webm'],
      list: [
        { id: 'code-assignment-basic', name: '基础版' },
        { id: 'code-assignment-group', name: '集团版' },
      ],
      productClassifyPath: [{ id: 'identity' }, { id: 'coding' }, { id: 'batch-coding' }],
    });
    expect((await call(contract.readPackage, { id: 'code-assignment-basic' })).data).toMatchObject({
      tryUseDuration: 30,
      yearUnitPrice: '2800.00',
      monthUnitPrice: '250.00',
      pricesResponse: [
        { duration: 1, durationUnit: '1', price: '2800.00' },
        { duration: 3, durationUnit: '1', price: '7560.00' },
      ],
    });
    expect((await call(contract.readPackage, { id: 'tracing-project-custom' })).data).toMatchObject({
      pricesResponse: [],
    });
    expect((await call(contract.recommendProducts, { recommend: true })).data).toMatchObject([
      { id: 'code-assignment' },
    ]);
    expect((await call(contract.listFreeApps, { zeroTry: true })).data).toMatchObject([
      { id: 'work-orders', tryPackageId: 'work-orders-free' },
    ]);
    expect((await call(contract.listChoiceBlocks, undefined)).data).toMatchObject([
      { apiProductClassifyVo: { id: 'identity' }, apiProductManagerVoList: [{ id: 'code-assignment' }] },
      { apiProductClassifyVo: { id: 'maintenance' }, apiProductManagerVoList: [{ id: 'work-orders' }] },
    ]);
    expect((await call(contract.listHotApps, {})).data).toMatchObject({
      hostList: [{ id: 'code-assignment' }, { id: 'work-orders' }],
    });
    expect((await call(contract.listMarketBanners, undefined)).data).toMatchObject([
      { productId: 'work-orders', title: '维修工单' },
    ]);
    expect((await call(contract.readAppConfig, undefined)).data).toMatchObject({ advisorName: '林顾问' });
    expect((await call(contract.readHome, undefined)).data).toMatchObject({
      marketSize: [{ year: 2025 }, { year: 2026, forecast: true }],
      marketShares: [{ share: 60 }, { share: 40 }],
    });
    const search = {
      name: 'wxgd',
      categoryId: 'maintenance',
      source: 'partner',
      sort: 'platform',
      page: 1,
      size: 9,
    } as const;
    expect((await call(contract.searchApps, search)).data).toMatchObject({
      total: 1,
      records: [{ id: 'work-orders' }],
    });
  });

  it('shows the picture beside the file, by addresses that are cached for good', async () => {
    const { data } = await gateway.call(contract.readApp, { id: 'work-orders' });
    const [inDetail] = /\/product-pictures\/[^"]+/.exec(String(data['detail'])) ?? [];
    for (const address of [String(data['viewPicture']), String(inDetail)]) {
      const { statusCode, headers } = await gateway.app.inject(address);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toMatch(/immutable/);
    }
  });

  it('sells an app', async () => {
    const id = await orderId();
    expect(await complete(id)).toBe('completed');
  });
});

describe('an open order', () => {
  it('keeps its price when that of the app changes, and new ones have the new price', async () => {
    const id = await orderId();
    const market = exampleMarket();
    const [first, ...others] = market.apps;
    if (first === undefined) throw new Error('The example has apps.');
    const packages = first.packages.map((one) => ({
      ...one,
      yearPrice: '2600',
      prices: one.prices.map((row) => (row.duration === '1年' ? { ...row, price: '2600' } : row)),
    }));
    await desk.put({ ...market, apps: [{ ...first, packages }, ...others] });
    expect(await save()).toMatchObject({ status: 409, message: marketMessages.order.amountDiffers });
    expect(await save(260_000)).toMatchObject({ status: 200 });
    expect((await gateway.call(contract.readOrder, { id }, buyer)).data).toMatchObject({ totalAmount: '2800.00' });
    expect(await complete(id)).toBe('completed');
  });

  it('can be paid when its app is off the shelf, and the app is put back under its id', async () => {
    const before = (await readFirst()).data;
    const id = await orderId();
    expect(await desk.put(withoutFirst())).toContain('下架 apps[code-assignment] 标识赋码系统');
    const missing = { status: 404, message: marketMessages.appMissing };
    expect(await readFirst()).toMatchObject(missing);
    expect(await save()).toMatchObject(missing);
    const everything = { name: '', categoryId: '', source: '', sort: 'platform', page: 1, size: 9 } as const;
    expect((await gateway.call(contract.searchApps, everything)).data).toMatchObject({ total: 2 });
    expect((await gateway.call(contract.readOrder, { id }, buyer)).data).toMatchObject({
      orderDetails: [{ productName: '标识赋码系统', packageName: '基础版', price: '2800.00' }],
    });
    expect(await complete(id)).toBe('completed');
    const kept = await store.kysely.selectFrom('withdrawn_app').select(['id', 'app_code', 'app']).execute();
    expect(kept).toEqual([
      { id: 'code-assignment', app_code: 'code-assignment', app: expect.objectContaining({ name: '标识赋码系统' }) },
    ]);
    expect(await desk.run('put', exampleFile)).toContain('新增 apps[code-assignment] 标识赋码系统');
    expect((await readFirst()).data).toEqual(before);
    expect(await store.kysely.selectFrom('withdrawn_app').select('id').execute()).toEqual([]);
  });

  it('names its app by the same id when that was given by SQL, is off the shelf, and is put back', async () => {
    const held = store.kysely.selectFrom('product').select('app_id').where('id', '=', 'code-assignment');
    const named = store.kysely.updateTable('product').where('id', '=', 'code-assignment');
    await named.set({ app_id: 'LEGACY-7' }).execute();
    await desk.put(withoutFirst());
    expect(await held.execute()).toEqual([]);
    await desk.run('put', exampleFile);
    expect(await held.execute()).toEqual([{ app_id: 'LEGACY-7' }]);
    await named.set({ app_id: 'app-code-assignment' }).execute();
  });
});

import { contract, decodeReply, type Endpoint, encodeRequest } from '@lima-id/api';
import { marketMessages } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCategories, insertProducts } from '../../demo/insertMarket.ts';
import { insertRows } from '../../demo/insertRows.ts';
import { storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { attacks } from '../../testing/market/attacks.ts';
import { draftOf, testCategories } from '../../testing/market/drafts.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import type { Store } from '../schema/store.ts';
import { createMarketSubject } from './marketSubject.ts';

const [plainPackage] = draftOf('1').packages;
if (plainPackage === undefined) throw new Error('Apps of tests have a package.');

const apps = [
  draftOf('1', {
    name: '跑步机维保',
    categoryIds: ['abc'],
    choice: true,
    hotRank: 2,
    appCode: 'asset-management',
    packages: [
      {
        ...plainPackage,
        id: '101',
        name: '基础版',
        prices: [
          [1, 'year', 280_000],
          [3, 'month', 80_000],
          [1, 'lifetime', 980_000],
        ],
      },
      {
        ...plainPackage,
        id: '102',
        name: '专业版',
        tryUseDays: 15,
        monthUnitPriceFen: 1_000,
        prices: [[1, 'year', 1]],
      },
    ],
    banners: ['/illustrations/line.svg', 'javascript:alert(1)'],
    videos: ['https://media.example.cn/a.webm'],
    detail: '<h2>概述</h2><script>window.__ran=1</script><p onclick="x">正文</p>',
  }),
  draftOf('2', {
    name: '标识赋码',
    categoryIds: ['xyz'],
    choice: true,
    hotRank: 1,
    appCode: 'code-assignment',
    zeroTry: true,
  }),
  draftOf('3', { name: '能耗看板', categoryIds: ['ae'], negotiable: true, appOriginal: false, recommended: true }),
  ...['4', '5', '6', '7'].map((id) =>
    draftOf(id, {
      categoryIds: ['abd'],
      choice: true,
      zeroTry: id !== '7',
      packages: [
        { ...plainPackage, id: `${id}01` },
        { ...plainPackage, id: `${id}02`, name: '标准版', tryUseDays: id === '4' ? 7 : -1 },
      ],
    }),
  ),
  draftOf('8', { packages: [] }),
];

let store: Store;
let app: FastifyInstance;

beforeAll(async () => {
  store = await openTestStore();
  await store.transaction(async (transaction) => {
    await insertCategories(transaction, testCategories);
    await insertProducts(transaction, testCategories, apps);
    await insertRows(transaction, 'app_banner', [
      {
        id: 'b1',
        place: 'market',
        picture: '/illustrations/line.svg',
        redirect_type: 'app',
        outside_address: '',
        product_id: '2',
        position: 2,
        title: '',
      },
      {
        id: 'b2',
        place: 'market',
        picture: '/illustrations/line.svg',
        redirect_type: 'outside',
        outside_address: 'https://node.example.cn',
        product_id: null,
        position: 1,
        title: '二级节点',
      },
      {
        id: 'b3',
        place: 'market',
        picture: 'data:x',
        redirect_type: 'outside',
        outside_address: 'javascript:alert(1)',
        product_id: '99',
        position: 3,
        title: '',
      },
      {
        id: 'b4',
        place: 'platform',
        picture: '/illustrations/line.svg',
        redirect_type: 'app',
        outside_address: '',
        product_id: '1',
        position: 1,
        title: '',
      },
    ]);
  });
  app = await testApp({ store, subjects: [createMarketSubject()], rateLimit: false });
}, storeOpeningMs);
afterAll(async () => {
  await app.close();
  await store.close();
});

async function inject(method: 'GET' | 'POST', url: string, payload?: object) {
  return await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
}

/** Sends a call with a body or none, and decodes the answer by the contract. */
async function call<Request, Reply>(endpoint: Endpoint<Request, Reply>, request: NoInfer<Request>): Promise<Reply> {
  const wire = encodeRequest(endpoint, request);
  if (!wire.ok) throw new Error(`The request breaks the contract: ${wire.message}`);
  const body = endpoint.encoding === 'json' ? Object(wire.value) : undefined;
  return read(endpoint, await inject(endpoint.method, endpoint.path, body));
}

/** Sends a call with a path parameter. */
async function callAt<Request, Reply>(endpoint: Endpoint<Request, Reply>, place: string): Promise<Reply> {
  return read(endpoint, await inject('GET', endpoint.path.replace(/\{\w+\}/, place)));
}

function read<Request, Reply>(
  endpoint: Endpoint<Request, Reply>,
  response: { body: string; json(): { data: unknown } },
): Reply {
  const reply = decodeReply(endpoint, response.json().data);
  if (reply === undefined) throw new Error(`The answer breaks the contract: ${response.body}`);
  return reply.value;
}

function ids(list: readonly { id: string }[]): string[] {
  return list.map(({ id }) => id);
}

describe('the lists of the market', () => {
  it('return selected apps of a category, of all, and as many as requested', async () => {
    expect(ids(await call(contract.listChosenApps, {}))).toEqual(['1', '2', '4', '5', '6', '7']);
    expect(ids(await call(contract.listChosenApps, { categoryId: 'x' }))).toEqual(['2']);
    expect(ids(await call(contract.listChosenApps, { categoryId: 'a', size: 2 }))).toEqual(['1', '4']);
    const [own] = await call(contract.listChosenApps, {});
    expect(own?.appOriginal).toBe(true);
  });

  it("return blocks in the platform's order, with at most four apps each", async () => {
    const blocks = await call(contract.listChoiceBlocks, undefined);
    expect(blocks.map(({ category, products }) => [category.id, ids(products)])).toEqual([
      ['x', ['2']],
      ['a', ['1', '4', '5', '6']],
    ]);
  });

  it('return free apps, hot apps, trial apps, and interest groups', async () => {
    const free = await call(contract.listFreeApps, { zeroTry: true });
    expect(free.map(({ id, trialDays, tryPackageId }) => [id, trialDays, tryPackageId])).toEqual([
      ['2', null, '201'],
      ['4', 7, '402'],
      ['5', null, '501'],
      ['6', null, '601'],
    ]);
    expect((await call(contract.listHotApps, {})).hot).toEqual([
      { id: '2', name: '标识赋码' },
      { id: '1', name: '跑步机维保' },
    ]);
    const first = await inject('POST', `${contract.listHotApps.path}?limit=1`);
    expect(read(contract.listHotApps, first).hot).toEqual([{ id: '2', name: '标识赋码' }]);
    expect(await call(contract.listTrialApps, undefined)).toEqual([
      { productName: '跑步机维保', appCode: 'asset-management', packageDetails: { id: '102', trialDays: 15 } },
      { productName: '标识赋码', appCode: 'code-assignment', packageDetails: { id: '201', trialDays: null } },
      { productName: '应用4', appCode: '', packageDetails: { id: '402', trialDays: 7 } },
    ]);
    const groups = await call(contract.listInterestGroups, undefined);
    expect(groups.map(({ id, products }) => [id, ids(products)])).toEqual([
      ['a', ['1', '3', '4', '5', '6', '7']],
      ['x', ['2']],
    ]);
  });

  it("return pages of a category, or of all, in the platform's order", async () => {
    const page = await call(contract.listClassifiedApps, { page: 2, size: 3 });
    expect([ids(page.records), page.total]).toEqual([['4', '5', '6'], 8]);
    const ofX = await call(contract.listClassifiedApps, { categoryId: 'xy', page: 1, size: 3 });
    expect([ids(ofX.records), ofX.total]).toEqual([['2'], 1]);
  });

  it('return banners in order, without deleted apps and unsafe URLs', async () => {
    const banners = await call(contract.listMarketBanners, undefined);
    expect(banners.map(({ id, outSiteUrl, productId, title }) => [id, outSiteUrl, productId, title])).toEqual([
      ['b2', 'https://node.example.cn', '', '二级节点'],
      ['b1', '', '2', '标识赋码'],
      ['b3', '', '', ''],
    ]);
    expect(ids(await call(contract.listPlatformBanners, undefined))).toEqual(['b4']);
  });

  it('return no advisor until the platform has one', async () => {
    expect(await call(contract.readAppConfig, undefined)).toEqual({
      advisorName: '',
      advisorPhone: '',
      advisorHours: '',
    });
    await store.kysely.insertInto('app_advisor').values({ name: '林顾问', phone: '400', hours: '全天' }).execute();
    expect(await call(contract.readAppConfig, undefined)).toMatchObject({ advisorName: '林顾问' });
  });

  it('return categories as a list and as a tree down to a level', async () => {
    const list = await call(contract.listCategories, undefined);
    expect(ids(list)).toEqual(['a', 'x', 'ab', 'ae', 'xy', 'abc', 'abd', 'xyz']);
    expect(list[0]).toEqual({ id: 'a', name: '分类a', parentId: '', level: 1 });
    expect((await callAt(contract.readCategoryTree, '1')).map(({ id, children }) => [id, children])).toEqual([
      ['a', []],
      ['x', []],
    ]);
    const [a] = await callAt(contract.readCategoryTree, '3');
    expect(a?.children.map(({ id, children }) => [id, ids(children)])).toEqual([
      ['ab', ['abc', 'abd']],
      ['ae', []],
    ]);
    const refused = await inject('GET', contract.readCategoryTree.path.replace('{level}', '4'));
    expect(refused.statusCode).toBe(400);
  });
});

describe('the search over HTTP', () => {
  it.each([
    [{ current: 1, size: 4 }, ['1', '2', '3', '4']],
    [{ name: 'paobuji' }, ['1']],
    [{ name: 'pbj', current: 1, size: 4 }, ['1']],
    [{ name: '步机' }, ['1']],
    [{ appOriginal: '0' }, ['3']],
    [{ appOriginal: 0 }, ['3']],
    [{ productClassifyId: 'xy', appOriginal: '', sortPrice: '' }, ['2']],
    [{ productClassifyId: 'ab', sortPrice: 'desc', size: 2 }, ['1', '4']],
    [{ name: null, sortSellTime: 'asc', size: 3, current: 2 }, ['4', '5', '6']],
  ])('finds what %j asks for', async (asked, expected) => {
    expect(ids(read(contract.searchApps, await inject('POST', contract.searchApps.path, asked)).records)).toEqual(
      expected,
    );
  });

  it.each([
    { name: '字'.repeat(65) },
    { current: 0 },
    { size: 101 },
    { size: 1.5 },
    { sortPrice: 'up' },
    { appOriginal: '2' },
    { productClassifyId: 'a\u0000' },
    { name: 'x\u0000\ud800y' },
  ])('refuses %j with a sentence', async (asked) => {
    const response = await inject('POST', contract.searchApps.path, asked);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe('an app and its packages', () => {
  it('are returned with pictures, packages, and the price that the page opens with', async () => {
    const found = await callAt(contract.readApp, '1');
    expect(found).toMatchObject({
      price: '2800.00',
      durationUnit: 'year',
      appId: 'app-1',
      viewBannerUrls: ['/illustrations/line.svg'],
      viewVideoUrls: ['https://media.example.cn/a.webm'],
      detail: '<h2>概述</h2><p>正文</p>',
      packages: [
        { id: '101', name: '基础版' },
        { id: '102', name: '专业版' },
      ],
      choice: true,
      appOriginal: true,
    });
  });

  it('include the path of the first category', async () => {
    const pathOf = async (id: string) => (await callAt(contract.readApp, id)).categoryPath?.map(({ name }) => name);
    expect(await pathOf('1')).toEqual(['分类a', '分类ab', '分类abc']);
    expect(await pathOf('8')).toEqual([]);
  });

  it('include prices by package and by app', async () => {
    const details = await callAt(contract.readPackage, '102');
    expect(details).toEqual({
      id: '102',
      name: '专业版',
      productManagerId: '1',
      trialDays: 15,
      yearUnitPriceFen: 10_000,
      monthUnitPriceFen: 1_000,
      prices: [
        {
          id: '102-1',
          packageProductId: '102',
          duration: 1,
          durationUnit: 'year',
          durationUnitView: '年',
          priceFen: 1,
          isDefault: true,
        },
      ],
    });
    const pricing = await callAt(contract.readAppPricing, '1');
    expect(pricing.prices.map(({ id, priceFen }) => [id, priceFen])).toEqual([
      ['101-1', 280_000],
      ['101-2', 80_000],
      ['101-3', 980_000],
      ['102-1', 1],
    ]);
    expect(pricing.tree[0]?.children.map(({ name }) => name)).toEqual(['1年', '3个月', '永久']);
  });

  it('include no price when it is on request, and none without a package', async () => {
    expect(await callAt(contract.readPackage, '301')).toMatchObject({ prices: [], yearUnitPriceFen: null });
    expect((await callAt(contract.readAppPricing, '3')).prices).toEqual([]);
    expect(await callAt(contract.readAppPricing, '8')).toEqual({ prices: [], tree: [] });
    expect(await callAt(contract.readApp, '8')).toMatchObject({ packages: [], price: '0.00' });
  });

  it.each([contract.readApp, contract.readAppPricing, contract.readPackage])(
    'are answered 404 for an unknown id',
    async (endpoint) => {
      for (const id of ['99', 'x', encodeURIComponent("' or 1=1"), encodeURIComponent('跑步机')]) {
        const response = await inject('GET', endpoint.path.replace('{id}', id));
        expect([response.statusCode, response.json()]).toEqual([
          404,
          { success: false, data: null, message: marketMessages.appMissing },
        ]);
      }
    },
  );
});

describe('stored attacks', () => {
  it.each(attacks)('are harmless to readers of %s', async (attack) => {
    const { product } = await store.kysely
      .updateTable('product')
      .set({
        name: attack,
        describes: attack,
        trait: attack,
        view_picture: attack,
        picture_viewer: attack,
        banner_urls: JSON.stringify([attack, '/ok.svg']),
        video_urls: JSON.stringify([attack]),
        detail: attack,
      })
      .where('id', '=', '7')
      .returning('id as product')
      .executeTakeFirstOrThrow();
    const response = await inject('GET', contract.readApp.path.replace('{id}', product));
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const found = read(contract.readApp, response);
    // Plain texts are never parsed as markup, so they stay unchanged.
    expect([found.name, found.describes, found.trait]).toEqual([attack, attack, attack]);
    expect(found.detail).not.toMatch(
      /<(?:script|style|iframe|object|embed|svg|math|form|input|base|meta|link)|\son\w+=|javascript:/i,
    );
    for (const address of [found.viewPicture, found.pictureViewer, ...found.viewBannerUrls, ...found.viewVideoUrls]) {
      expect(address).not.toMatch(/^\s*(?:javascript|data|vbscript|blob|file):|^[/\\]{2}/i);
    }
    expect(found.viewBannerUrls.at(-1)).toBe('/ok.svg');
  });

  it.each(attacks)('are harmless outside of apps: %s', async (attack) => {
    const { kysely } = store;
    await kysely.updateTable('app_package').set({ name: attack }).where('id', '=', '701').execute();
    await kysely.updateTable('app_category').set({ name: attack, describes: attack }).where('id', '=', 'x').execute();
    await kysely
      .updateTable('app_banner')
      .set({ picture: attack, outside_address: attack })
      .where('id', '=', 'b3')
      .execute();
    await kysely.deleteFrom('app_advisor').execute();
    await kysely.insertInto('app_advisor').values({ name: attack, phone: attack, hours: attack }).execute();
    expect((await callAt(contract.readPackage, '701')).name).toBe(attack);
    const [block] = await call(contract.listChoiceBlocks, undefined);
    expect([block?.category.name, block?.category.describes]).toEqual([attack, attack]);
    expect(Object.values(await call(contract.readAppConfig, undefined))).toEqual([attack, attack, attack]);
    const banner = (await call(contract.listMarketBanners, undefined)).find(({ id }) => id === 'b3');
    for (const address of [banner?.bannersViewer, banner?.outSiteUrl]) {
      expect(address).not.toMatch(/^\s*(?:javascript|data|vbscript|blob|file):|^[/\\]{2}/i);
    }
  });
});

describe('apps of an earlier version', () => {
  it('are found once the gateway has started', async () => {
    const old = {
      negotiable: false,
      price_fen: 0,
      duration_unit: 'year' as const,
      view_picture: '',
      recommended: false,
    };
    await store.kysely
      .insertInto('product')
      .values({ id: 'old', name: '椭圆机台账', describes: '', trait: '扫码盘点', position: 100, ...old })
      .execute();
    const restarted = await testApp({ store, subjects: [createMarketSubject()], rateLimit: false });
    await restarted.ready();
    await restarted.close();
    const page = read(contract.searchApps, await inject('POST', contract.searchApps.path, { name: 'tyj' }));
    expect(ids(page.records)).toEqual(['old']);
  });
});

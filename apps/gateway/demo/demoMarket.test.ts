import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  choosePrice,
  durationMonths,
  findCatalogueTrial,
  followBanner,
  pickHotProduct,
  priceDuration,
} from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBanners, readAppConfig } from '../src/market/banners.ts';
import { listCategories, readCategoryTree } from '../src/market/categories.ts';
import {
  listChoiceBlocks,
  listFreeApps,
  listHotApps,
  listInterestGroups,
  listTrialApps,
} from '../src/market/productLists.ts';
import { readApp } from '../src/market/readApp.ts';
import { readPackagesOf } from '../src/market/readPackages.ts';
import { cleanRichText } from '../src/market/richText/cleanRichText.ts';
import { createAppSearch } from '../src/market/searchApps.ts';
import type { Store } from '../src/schema/store.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { demoCategories } from './apps/demoCategories.ts';
import { demoBanners, demoProducts } from './apps/demoMarket.ts';

const today = '2026-11-21';
const products = demoProducts(today);
const leaves = demoCategories.filter(({ level }) => level === 3);
const everything = { name: '', categoryId: '', source: '', sort: 'sellTimeDown', page: 1, size: 100 } as const;

let store: Store;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);
afterAll(async () => await store.close());

describe('the demo market', () => {
  it('has sixty apps with unique names, ids and texts', () => {
    expect(products.length).toBe(60);
    for (const key of ['id', 'name', 'describes', 'detail'] as const) {
      expect(new Set(products.map((one) => one[key])).size).toBe(60);
    }
    for (const { describes, detail, trait } of products) {
      expect(describes).toMatch(/^[\p{Script=Han}\p{P}\da-zA-Z]{8,40}$/u);
      expect(trait.split(',').length).toBeGreaterThanOrEqual(2);
      for (const heading of ['应用概述', '核心功能', '适用对象', '交付方式', '服务支持'])
        expect(detail).toContain(heading);
    }
  });

  it('repeats no sentence across apps', () => {
    const paragraphs = products.flatMap(({ detail }) =>
      // The example code is shared by code assignment apps.
      [
        ...detail.replace(/<p><code>.*?<\/p>/g, '').matchAll(/<(p|li)>(.*?)<\/\1>|<td>[^<]*<\/td><td>([^<]*)<\/td>/g),
      ].map(([, , words, step]) => words ?? step),
    );
    expect(paragraphs.length).toBe(60 * (4 + 3 + 3));
    expect(paragraphs.filter((one, at) => paragraphs.indexOf(one) !== at)).toEqual([]);
  });

  it('uses pictures of machines only for apps about them', () => {
    const machines =
      /treadmill|bike|rower|elliptical|climber|rack\b|dumbbell|kettlebell|barbell|plate-tree|bench|cable|leg-press|ping-pong|basketball|outdoor|mirror|massage/;
    const shown = products.filter(
      ({ picture }) => picture !== '/illustrations/server-rack.svg' && machines.test(picture),
    );
    expect(shown.map(({ name }) => name).toSorted()).toEqual(
      ['户外路径巡检', '校园体育器材管理', '商用器械远程监测', '会员运动社区'].toSorted(),
    );
    const [first, second, third, fourth] = products.map(({ picture }) => picture);
    expect([first, second, third, fourth]).toEqual(
      ['label-printer', 'asset', 'chain', 'dashboard'].map((name) => `/illustrations/${name}.svg`),
    );
  });

  it('is deterministic, and contains no future date', () => {
    expect(demoProducts(today)).toEqual(products);
    const days = products.map(({ sellTime }) => sellTime);
    expect(new Set(days).size).toBe(60);
    expect(days.filter((day) => day >= today)).toEqual([]);
  });

  it('uses every lowest-level category, and no other', () => {
    const used = new Set(products.flatMap(({ categoryIds }) => categoryIds));
    expect([...used].toSorted()).toEqual(leaves.map(({ id }) => id).toSorted());
    expect(demoCategories.filter(({ level }) => level === 1).length).toBe(5);
  });

  it('gives every app a package, and a price unless it is on request', async () => {
    for (const { id, name } of products) {
      const packages = await readPackagesOf(store, id);
      const found = await readApp(store, id);
      expect([name, packages.length > 0, found?.packages.length]).toEqual([name, true, packages.length]);
      const opening = packages.map(({ prices }) => choosePrice(prices)?.isDefault ?? false);
      expect([name, opening]).toEqual([name, packages.map(() => !found?.negotiable)]);
    }
  });

  it('has prices that rise with the duration, including computed ones', async () => {
    for (const { id } of products) {
      for (const details of await readPackagesOf(store, id)) {
        const months = [1, 2, 3, 6, 11, 12, 13, 24, 36];
        const prices = months.flatMap((duration) => {
          const price = priceDuration(details, { duration, durationUnit: 'month' });
          return price.ok ? [price.priceFen] : [];
        });
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
        expect(details.prices.map((price) => durationMonths(price))).not.toContain(null);
      }
    }
  });

  it('has trials, apps on request, free apps, partner apps and selected apps', async () => {
    const count = (test: (one: (typeof products)[number]) => boolean) => products.filter(test).length;
    expect(count(({ negotiable }) => negotiable)).toBeGreaterThanOrEqual(4);
    expect(count(({ zeroTry }) => zeroTry)).toBeGreaterThanOrEqual(8);
    expect(count(({ appOriginal }) => !appOriginal)).toBeGreaterThanOrEqual(20);
    expect(count(({ packages }) => packages.some(({ tryUseDays }) => tryUseDays >= 0))).toBeGreaterThan(15);
    expect((await listFreeApps(store)).length).toBeGreaterThanOrEqual(4);
    expect((await listChoiceBlocks(store)).map(({ products: chosen }) => chosen.length)).toEqual([4, 4, 4]);
    expect((await listInterestGroups(store)).length).toBe(5);
  });

  it('opens code assignment and asset management from the catalogue', async () => {
    const hot = await listHotApps(store);
    expect(hot.length).toBe(5);
    expect([pickHotProduct('6', hot)?.name, pickHotProduct('7', hot)?.name]).toEqual(['标识赋码系统', '设备资产管理']);
    const trials = await listTrialApps(store);
    expect(findCatalogueTrial('标识赋码系统', trials)).toMatchObject({ appCode: 'code-assignment' });
    expect(findCatalogueTrial('设备资产管理', trials)).toMatchObject({ appCode: 'asset-management' });
  });

  it('has valid banners of both kinds, and names an advisor', async () => {
    const banners = [...(await listBanners(store, 'market')), ...(await listBanners(store, 'platform'))];
    const targets = banners.map((banner) => followBanner(banner, banner.productId !== ''));
    expect(targets.filter(({ ok }) => !ok)).toEqual([]);
    expect(new Set(banners.map(({ redirectType }) => redirectType))).toEqual(new Set(['app', 'outside']));
    expect((await readAppConfig(store)).advisorPhone).not.toBe('');
  });

  it('is searchable by Chinese, pinyin, initials and parts', async () => {
    const names = async (name: string) =>
      (await createAppSearch(store)({ ...everything, name })).records.map((one) => one.name);
    expect(await names('赋码')).toContain('标识赋码系统');
    expect(await names('saomabaoxiu')).toEqual(['扫码报修']);
    expect(await names('smbx')).toEqual(['扫码报修']);
    expect(await names('设备管理')).toContain('设备资产管理');
    expect((await createAppSearch(store)({ ...everything, name: '赋玛' })).nearWords).toEqual(['赋码']);
    expect(await names('fangcuan')).toContain('渠道防窜货');
    expect((await createAppSearch(store)(everything)).total).toBe(60);
  });

  it('assigns apps to the categories of the list', async () => {
    expect((await listCategories(store)).length).toBe(demoCategories.length);
    const { counts } = await createAppSearch(store)(everything);
    for (const { id } of await readCategoryTree(store, 3)) expect(counts?.categories[id]).toBeGreaterThan(5);
  });

  it('references only existing illustrations and videos', async () => {
    const folder = new URL('../../../packages/ui/illustrations/', import.meta.url);
    const shown = [
      ...products.flatMap(({ picture, banners, detail }) => [
        picture,
        ...banners,
        ...[...detail.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src),
      ]),
      ...demoBanners.map(({ picture }) => picture),
    ];
    const missing = [...new Set(shown)].filter(
      (one) => !existsSync(new URL(one.replace('/illustrations/', ''), folder)),
    );
    expect(missing).toEqual([]);
    const media = new URL('../../portal/public/', import.meta.url);
    for (const video of products.flatMap(({ videos }) => videos)) {
      expect((await readFile(new URL(`.${video}`, media))).byteLength).toBeGreaterThan(1_000);
    }
  });

  it('has rich text that sanitizing does not change', () => {
    for (const { detail } of products) expect(cleanRichText(detail)).toBe(detail);
  });
});

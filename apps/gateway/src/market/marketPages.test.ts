import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import type { PrerenderedPage } from '../platform/http/prerenderedPage.ts';
import type { Store } from '../schema/store.ts';
import { createMarketPages } from './marketPages.ts';
import { createAppSearch } from './searchApps.ts';

let store: Store;
let pages: PrerenderedPage[];
const visitor = '192.0.2.7';

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);

afterAll(async () => {
  await store.close();
});

/** Reads a page's data by URL, from a freshly started gateway. */
async function read(path: string, query: Record<string, string> = {}, id = '') {
  pages = createMarketPages(store, createAppSearch(store));
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return await page.read({ places: { id }, query, visitor });
}

const detail = '/application/list/detail/:id';

describe('prerendered market pages', () => {
  it('contain the blocks of the home page', async () => {
    const found = await read('/application', { utm: 'mail' });
    expect(found).toMatchObject({ status: 200, address: '/application', version: expect.any(String) });
    const { banners, categories, chosen, free, blocks } = found.content as Record<string, unknown[]>;
    for (const held of [banners, categories, chosen, free, blocks]) expect(held?.length).toBeGreaterThan(0);
  });

  it('contain the list page of the URL, under a canonical URL', async () => {
    const [first, named] = [
      await read('/application/list'),
      await read('/application/list', { name: ' 赋码 ', utm: 'x' }),
    ];
    expect(first).toMatchObject({ status: 200, address: '/application/list', content: { kind: 'list' } });
    expect(named).toMatchObject({ status: 200, address: `/application/list?${new URLSearchParams({ name: '赋码' })}` });
    const total = ({ content }: typeof first) => (content as { found: { total: number } }).found.total;
    expect(total(named)).toBeGreaterThan(0);
    expect(total(named)).toBeLessThan(total(first));
  });

  it.each<[string, Record<string, string>]>([
    ['a page beyond the last', { page: '999' }],
    ['a category that there is not', { level1: 'nobody' }],
    ['words that are too long', { name: '赋'.repeat(500) }],
  ])('leave an address with %s to the scripts', async (_case, query) => {
    expect(await read('/application/list', query)).toEqual({ status: 200, content: null });
  });

  it('contain an empty result when a search finds nothing', async () => {
    expect(await read('/application/list', { name: '量子纠缠' })).toMatchObject({
      status: 200,
      content: { found: { total: 0, records: [] } },
    });
  });

  it('contain an app with the package of the URL, under a canonical URL', async () => {
    const app = await read(detail, { duration: '一会儿', from: 'a' }, '1');
    expect(app).toMatchObject({ status: 200, address: '/application/list/detail/1', content: { app: { id: '1' } } });
    const { packages } = (app.content as { app: { packages: { id: string }[] } }).app;
    const other = packages.at(-1)?.id ?? '';
    expect(await read(detail, { package: other }, '1')).toMatchObject({
      address: `/application/list/detail/1?package=${other}`,
      content: { package: { id: other } },
    });
    expect(await read(detail, { package: 'nobody' }, '1')).toMatchObject({ address: '/application/list/detail/1' });
    expect(await read('/application/detail/:id', {}, '1')).toMatchObject({ address: '/application/detail/1' });
  });

  it.each(['999999', '', 'a'.repeat(500), '\u0000'])('know no app %j', async (id) => {
    expect(await read(detail, {}, id)).toEqual({ status: 404, content: null });
  });

  it('leave a comparison of packages to the scripts', async () => {
    expect(await read(detail, { compare: '1,2' }, '1')).toEqual({ status: 200, content: null });
  });

  it('change their version with the market, and are read once for concurrent requests', async () => {
    const before = await read(detail, {}, '2');
    const again = await pages[2]?.read({ places: { id: '2' }, query: {}, visitor });
    expect(again).toBe(before);
    await store.kysely.updateTable('product').set({ describes: '改过的介绍' }).where('id', '=', '2').execute();
    const after = await read(detail, {}, '2');
    expect(after).not.toHaveProperty('version', (before as { version: string }).version);
    expect(after).toMatchObject({ content: { app: { describes: '改过的介绍' } } });
  });
});

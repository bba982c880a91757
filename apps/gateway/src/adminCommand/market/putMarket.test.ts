import { writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleFile,
  exampleMarket,
  type MarketDesk,
  marketOf,
  openMarketDesk,
} from '../../../testing/adminCommand/marketDesk.ts';
import { demoNoon, emptyStore, openDemoStore, standingClock, storeOpeningMs } from '../../../testing/demo/demoStore.ts';
import { openTestStores } from '../../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import type { FileApp, Market } from '../../market/file/marketFile.ts';
import { createMarketPages } from '../../market/marketPages.ts';
import { createAppSearch } from '../../market/searchApps.ts';
import type { Store } from '../../schema/store.ts';

/** Two gateways of one database. */
let stores: [Store, ...Store[]];
let desk: MarketDesk;
beforeAll(async () => {
  stores = await openTestStores(2);
  desk = await openMarketDesk(stores[0]);
}, storeOpeningMs);
afterAll(async () => {
  await desk.close();
  for (const store of stores.toReversed()) await store.close();
});
beforeEach(() => emptyStore(stores[0]));

const revision = async () =>
  (await stores[0].kysely.selectFrom('app_revision').select('revision').executeTakeFirstOrThrow()).revision;
const withdrawn = async () =>
  (await stores[0].kysely.selectFrom('withdrawn_app').select('id').orderBy('id').execute()).map(({ id }) => id);

/** The example with its first app changed. */
function firstChanged(changes: Partial<FileApp>): Market {
  const market = exampleMarket();
  return { ...market, apps: market.apps.map((app, index) => (index === 0 ? { ...app, ...changes } : app)) };
}

const unchanged = '文件与数据库一致，没有更改。';

describe('market put', () => {
  it('makes the market that of the file, and changes nothing when it is repeated', async () => {
    expect(await desk.put(exampleMarket())).toMatch(/^新增 categories\[identity\] 标识应用\n[^]+已写入数据库。$/);
    expect(await desk.exported()).toEqual(exampleMarket());
    const before = await revision();
    expect(await desk.put(exampleMarket())).toBe(unchanged);
    expect(await desk.run('put', await desk.save('again.json', await desk.exported()))).toBe(unchanged);
    expect(await revision()).toBe(before);
  });

  it('says each change in a line, as check does without making it', async () => {
    await desk.put(exampleMarket());
    const [first] = exampleMarket().apps;
    const packages = (first?.packages ?? []).map((one, index) => (index === 0 ? { ...one, yearPrice: '2600' } : one));
    const market = firstChanged({ name: '赋码', packages });
    const file = await desk.save('changed.json', { ...market, apps: market.apps.slice(0, 2), hot: [] });
    const lines = [
      '下架 apps[tracing-project] 追溯定制项目',
      '更改 apps[code-assignment].name："标识赋码系统" → "赋码"',
      '更改 apps[code-assignment].packages[code-assignment-basic].yearPrice："2800.00" → "2600.00"',
      '更改 hot：["code-assignment","work-orders"] → []',
    ].join('\n');
    expect(await desk.run('check', file)).toBe(`${lines}\n共 4 处更改，尚未写入；确认后用 market put 写入。`);
    expect(await desk.exported()).toEqual(exampleMarket());
    expect(await desk.run('put', file)).toBe(`${lines}\n共 4 处更改，已写入数据库。`);
    expect(await desk.run('put', file)).toBe(unchanged);
  });

  it('makes any market of any other, whatever moves, and counts its apps', async () => {
    const packageIds = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
    const anyMarket = fc
      .record({
        ids: fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
        packages: fc.shuffledSubarray(packageIds, { minLength: packageIds.length }),
        price: fc.constantFrom('0', '10', '12.50'),
        name: fc.constantFrom('甲', '乙'),
        own: fc.boolean(),
        categories: fc.shuffledSubarray(['identity', 'coding', 'tracing', 'repair']),
        trees: fc.shuffledSubarray([0, 1], { minLength: 1 }),
      })
      .map(({ ids, packages, price, name, own, categories, trees }): Market => {
        const example = exampleMarket();
        const [app] = example.apps;
        if (app === undefined) throw new Error('The example has apps.');
        const held = trees.flatMap((index) => example.categories[index] ?? []);
        const known = new Set(held.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]));
        const apps = ids.map(
          (id, index): FileApp => ({
            ...app,
            id,
            name: index === 0 ? name : id,
            appOriginal: own,
            categories: categories.filter((one) => known.has(one)),
            packages: packages.slice(index, index + 1).map((packageId) => ({
              id: packageId,
              name: packageId,
              trialDays: null,
              yearPrice: price,
              monthPrice: null,
              prices: [],
            })),
          }),
        );
        return { ...example, categories: held, blocks: [], apps, hot: ids.slice(0, 1), banners: [] };
      });
    await fc.assert(
      fc.asyncProperty(fc.array(anyMarket, { minLength: 2, maxLength: 3 }), async (markets) => {
        await emptyStore(stores[0]);
        const sold = new Set<string>();
        for (const market of markets) {
          await desk.put(market);
          expect(await desk.exported()).toEqual(marketOf(market));
          for (const { id } of market.apps) sold.add(id);
          expect(await withdrawn()).toEqual(
            [...sold].filter((id) => market.apps.every((app) => app.id !== id)).toSorted(),
          );
          const { rows } = await sql<{ total: number }>`
            select coalesce(sum(total), 0)::int as total from app_tally where category_id = ''`.execute(
            stores[0].kysely,
          );
          expect(rows[0]?.total).toBe(market.apps.length);
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('leaves one of the files as a whole when two put different ones at the same time', async () => {
    const markets = [exampleMarket({ hot: [] }), firstChanged({ name: '另一个名称' })];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(markets.map((market, index) => desk.put(market, stores[index])));
      expect(markets).toContainEqual(await desk.exported());
    }
  });

  it('writes once when twenty put the same file at the same time', async () => {
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, index) => desk.put(exampleMarket(), stores[index % stores.length])),
    );
    expect(said.filter((text) => text === unchanged)).toHaveLength(19);
    expect(await desk.exported()).toEqual(exampleMarket());
  });

  it.each<[string, unknown, string]>([
    ['has a mistake', { ...exampleMarket(), hot: ['gone'] }, 'hot[0]：没有 id 为 gone 的应用'],
    ['lacks a part', { ...exampleMarket(), apps: undefined }, 'apps：缺少这一项'],
    [
      'names a picture that is not there',
      firstChanged({ picture: 'gone.png' }),
      'apps[0].picture：gone.png 无法读取这个图片文件',
    ],
    [
      'names a picture of another site in a rich text',
      firstChanged({ detail: ['<p>图</p>', '<img src="https://cdn.example.cn/a.png">'] }),
      'apps[0].detail：https://cdn.example.cn/a.png 页面不显示其他网站的图片，请把图片放在文件所在的文件夹中',
    ],
    ['has a frame in a rich text', firstChanged({ detail: ['<iframe src="/x"></iframe>'] }), '不能使用 <iframe>'],
  ])('changes nothing when the file %s', async (_what, content, line) => {
    await desk.put(exampleMarket());
    const before = await revision();
    for (const name of ['check', 'put']) {
      const running = desk.run(name, await desk.save('wrong.json', content));
      await expect(running).rejects.toThrow(/^文件有 1 处需要修改，数据库没有更改：\n {2}/);
      await expect(running).rejects.toThrow(line);
    }
    expect([await desk.exported(), await revision()]).toEqual([exampleMarket(), before]);
  });

  it('changes nothing when the transaction fails at its end', async () => {
    await desk.put(exampleMarket());
    const failing: Store = {
      ...stores[0],
      transaction: async (work) =>
        await stores[0].transaction(async (transaction) => {
          await work(transaction);
          throw new Error('The connection is gone.');
        }),
    };
    await expect(desk.put({ ...exampleMarket(), apps: [], hot: [], banners: [] }, failing)).rejects.toThrow('is gone');
    expect(await desk.exported()).toEqual(exampleMarket());
  });

  it('keeps the id by which orders name an app, however it was given', async () => {
    await desk.put(exampleMarket());
    const ofFirst = stores[0].kysely.updateTable('product').where('id', '=', 'code-assignment');
    await ofFirst.set({ app_id: 'LEGACY-7' }).execute();
    await desk.put(firstChanged({ name: '赋码' }));
    const row = stores[0].kysely.selectFrom('product').select(['name', 'app_id']).where('id', '=', 'code-assignment');
    expect(await row.executeTakeFirst()).toEqual({ name: '赋码', app_id: 'LEGACY-7' });
  });

  it('renews the pages and the searches of a gateway that runs', async () => {
    const [, gateway = stores[0]] = stores;
    const searchApps = createAppSearch(gateway);
    const page = createMarketPages(gateway, searchApps).find(({ path }) => path === '/application/list/detail/:id');
    const read = async () => await page?.read({ places: { id: 'code-assignment' }, query: {}, visitor: '192.0.2.7' });
    const totals = async () =>
      await Promise.all(
        ['赋码', '打码'].map(async (name) => {
          const search = { name, categoryId: '', source: '', sort: 'platform', page: 1, size: 9 } as const;
          return (await searchApps(search)).total;
        }),
      );
    await desk.put(exampleMarket());
    expect([await read(), await totals()]).toMatchObject([{ content: { app: { name: '标识赋码系统' } } }, [1, 0]]);
    await desk.put(firstChanged({ name: '标识打码系统', traits: [] }));
    expect(await totals()).toEqual([0, 1]);
    await expect.poll(read, { timeout: 10_000 }).toMatchObject({ content: { app: { name: '标识打码系统' } } });
  });
});

describe('a market that was filled by SQL', () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ['gaps', [10, 20, 30], [5, 9]],
    ['ties', [7, 7, 7], [3, 3]],
    ['zeros', [0, 1, 2], [0, 1]],
  ])('has the order of the file after a put when its own has %s', async (_what, positions, ranks) => {
    await desk.put(exampleMarket());
    for (const [index, { id }] of exampleMarket().apps.entries()) {
      const place = { position: positions[index] ?? 0, hot_rank: ranks[index] ?? null };
      await stores[0].kysely.updateTable('product').set(place).where('id', '=', id).execute();
    }
    const held = await desk.exported();
    const unranked = held.apps.map(({ id }) => id).filter((id) => !held.hot.includes(id));
    const apps = held.apps.map((app, index) => (index === 1 ? { ...app, name: '乙' } : app));
    const market = { ...held, apps, hot: [...held.hot, ...unranked] };
    await desk.put(market);
    expect(await desk.exported()).toEqual(market);
    const turned = { ...market, apps: market.apps.toReversed(), hot: market.hot.toReversed() };
    expect(await desk.put(turned)).toMatch(/^更改 apps 的顺序\n更改 hot/);
    expect(await desk.exported()).toEqual(turned);
  });

  it('keeps the categories of pages when it has no others', async () => {
    await desk.put(exampleMarket());
    const { kysely } = stores[0];
    const ofPages = async () =>
      await kysely.selectFrom('product').select(['id', 'category_ids']).orderBy('id').execute();
    const before = await ofPages();
    await kysely.deleteFrom('product_category').execute();
    expect(await desk.exported()).toEqual(exampleMarket());
    await desk.put(firstChanged({ name: '赋码' }));
    expect(await ofPages()).toEqual(before);
    expect(await desk.exported()).toEqual(firstChanged({ name: '赋码' }));
  });
});

it('an address of the picture of an enterprise, which may delete it, is refused', async () => {
  const hash = 'a'.repeat(64);
  const { kysely } = stores[0];
  await insertTestEnterprise(stores[0], '88.118.901');
  const row = { enterprise_prefix: '88.118.901', hash, bytes: 1, created_at: new Date(), loose_since: null };
  await kysely.insertInto('product_picture').values(row).execute();
  const picture = `/product-pictures/${hash}/800.webp`;
  await expect(desk.put(firstChanged({ picture }))).rejects.toThrow(
    `apps[0].picture：${picture} 这是企业产品的图片，企业更换后会被删除，请改用文件旁的图片`,
  );
});

describe('market export', () => {
  it('writes the demo market as a file that changes nothing, and makes the same market of an empty database', async () => {
    const demo = await openDemoStore(standingClock(demoNoon));
    const ofDemo = await openMarketDesk(demo);
    try {
      const market = await ofDemo.exported();
      expect(market.apps).toHaveLength(60);
      expect(await ofDemo.put(market)).toBe(unchanged);
      await desk.put(market);
      expect(await desk.exported()).toEqual(market);
    } finally {
      await ofDemo.close();
      await demo.close();
    }
  }, 60_000);

  it('writes market.json unless another file is named, and overwrites none', async () => {
    expect(await desk.run('export')).toBe(`已将 0 个应用和市场的其余内容写入 ${desk.folder}/market.json。`);
    await expect(desk.run('export')).rejects.toThrow('market.json 已存在，请换一个文件名。');
    await expect(desk.run('export', 'no/folder.json')).rejects.toThrow('no/folder.json，请核对路径和权限。');
    expect(await desk.run('check', 'market.json')).toBe(unchanged);
  });
});

describe('a file that cannot be read', () => {
  it.each<[string, Uint8Array | null, string]>([
    ['it is missing', null, '找不到文件'],
    ['it has a comma too many', Buffer.from('{"version": 1,}'), '文件不是有效的 JSON，问题在第 1 行第 15 列附近'],
    ['it ends early', Buffer.from('{"version": [1'), '文件不是有效的 JSON，问题在'],
    ['it is GBK', Buffer.from([0x22, 0xc4, 0xe3, 0x22]), '文件不是 UTF-8 编码，请用编辑器另存为 UTF-8 后重试。'],
  ])('is refused in a sentence when %s', async (_what, bytes, sentence) => {
    if (bytes !== null) await writeFile(`${desk.folder}/broken.json`, bytes);
    await expect(desk.run('put', bytes === null ? 'gone.json' : 'broken.json')).rejects.toThrow(sentence);
  });

  it('may begin with a byte order mark', async () => {
    await writeFile(`${desk.folder}/marked.json`, `\uFEFF${JSON.stringify(exampleMarket())}`);
    expect(await desk.run('check', 'marked.json')).toMatch(/尚未写入/);
    expect(await desk.run('check', exampleFile)).toMatch(/尚未写入/);
  });
});

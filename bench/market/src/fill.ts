import { sql } from 'kysely';
import { demoCategories } from '../../../apps/gateway/demo/apps/demoCategories.ts';
import { insertCategories, insertProducts } from '../../../apps/gateway/demo/insertMarket.ts';
import { createRandom, type Random } from '../../../apps/gateway/demo/random.ts';
import { isEmpty } from '../../../apps/gateway/demo/seed.ts';
import type { ProductDraft } from '../../../apps/gateway/src/market/productRows.ts';
import type { Store } from '../../../apps/gateway/src/schema/store.ts';
import { appCount, seed } from './settings.ts';

const makers = ['泰岳', '宁津', '海川', '鲁健', '北辰', '力码', '合众', '天成', '瑞祥', '东方'];
const things = ['跑步机', '椭圆机', '单车', '力量区', '产线', '车间', '仓库', '门店', '渠道', '会员', '备件', '图纸'];
const doings = ['赋码', '追溯', '盘点', '看板', '巡检', '报修', '排程', '核算', '检验', '监测', '培训', '订货'];
const kinds = ['系统', '管理', '助手', '平台', '中心', '工具'];
const traits = [
  '扫码盘点',
  '维保提醒',
  '批量赋码',
  '一键激活',
  '能耗分析',
  '异常预警',
  '自动派单',
  '流向核对',
  '图文步骤',
];
const leaves = demoCategories.filter(({ level }) => level === 3).map(({ id }) => id);

const firstDay = Date.parse('2020-01-01');
const dayMs = 86_400_000;

function draftOf(number: number, random: Random): ProductDraft {
  const id = String(number);
  const priceFen = random.between(0, 999) * 1_000;
  return {
    id,
    name: `${random.pick(makers)}${random.pick(things)}${random.pick(doings)}${random.pick(kinds)}${number}`,
    describes: '为企业提供一物一码的应用。',
    trait: `${random.pick(traits)},${random.pick(traits)}`,
    negotiable: random.between(1, 10) === 1,
    packages: [
      {
        id: `${id}-1`,
        name: '标准版',
        tryUseDays: -1,
        yearUnitPriceFen: priceFen,
        monthUnitPriceFen: null,
        prices: [[1, 'year', priceFen]],
      },
    ],
    categoryIds: [random.pick(leaves)],
    appOriginal: random.between(0, 1) === 1,
    appCode: '',
    level: 1,
    sellTime: new Date(firstDay + random.between(0, 2_400) * dayMs).toISOString().slice(0, 10),
    recommended: false,
    choice: false,
    zeroTry: false,
    hotRank: null,
    position: number,
    picture: '/illustrations/line.svg',
    banners: [],
    videos: [],
    detail: '<p>详情</p>',
  };
}

/** Apps per transaction: few enough to compute before the database's idle timeout on a busy machine. */
const batch = 1_000;

/** Fills a database with apps through the demo data's writer. Skips a database that it filled before, throws for one with other data. */
export async function fill(store: Store, log: (text: string) => void): Promise<void> {
  const mark = { name: 'bench-market', value: String(appCount) };
  const found = await store.kysely.selectFrom('database_fact').select('value').where('name', '=', mark.name).execute();
  if (found[0]?.value === mark.value) return;
  if (!(await isEmpty(store)))
    throw new Error('The database holds data that this benchmark did not write; give it an empty one.');
  log(`filling the database with ${appCount} apps ...`);
  const random = createRandom(seed);
  for (let first = 1; first <= appCount; first += batch) {
    const drafts = Array.from({ length: batch }, (_, index) => draftOf(first + index, random));
    await store.transaction(async (transaction) => {
      // The request path's statement timeout is too short for this.
      await sql`set local statement_timeout = 0`.execute(transaction);
      if (first === 1) await insertCategories(transaction, demoCategories);
      await insertProducts(transaction, demoCategories, drafts);
    });
  }
  await sql`vacuum (analyze) product`.execute(store.kysely);
  await store.kysely.insertInto('database_fact').values(mark).execute();
}

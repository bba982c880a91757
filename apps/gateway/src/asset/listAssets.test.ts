import { type AssetQuery, contract } from '@lima-id/api';
import { assetRepairMax } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountGateway, accountGateway } from '../../testing/account/accountGateway.ts';
import { insertTestAccount, type TestAccount } from '../../testing/account/insertTestAccount.ts';
import { insertTestAsset } from '../../testing/asset/insertTestAsset.ts';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { createSessions } from '../account/sessions.ts';
import type { Store } from '../schema/store.ts';

/** Half past midnight in China, when most of the world still has the day before. */
const clock = manualClock('2026-05-17T16:30:00Z');
const gym = '88.118.901';
const other = '88.118.902';
const treadmill = '88.118.903/GT-2026-000123';

let store: Store;
let gateway: AccountGateway;
let owner: string;
let stranger: string;

async function tokenOf(account: TestAccount): Promise<string> {
  const id = await insertTestAccount(store, account);
  const sessions = createSessions(store, clock);
  return (await store.transaction((transaction) => sessions.open(transaction, id, 'device'))).accessToken;
}

/** Asset numbers of a page, and the total. */
async function list(token: string, query: Partial<AssetQuery> = {}) {
  const answer = await gateway.call(contract.listAssets, { current: 1, size: 10, ...query }, { token });
  const { records, total } = answer.data as { records: Record<string, unknown>[]; total: number };
  return { records, total, numbers: records.map(({ assetNumber }) => assetNumber) };
}

beforeAll(async () => {
  store = await openTestStore();
  await insertTestEnterprise(store, gym);
  await insertTestEnterprise(store, other);
  // Not in the order of their numbers.
  for (const number of [7, 2, 9, 4, 1, 6, 3, 8, 5]) {
    await insertTestAsset(store, {
      owner_prefix: gym,
      asset_number: `ZC-${number}`,
      identifier: `88.118.903/EQ-${number}`,
      name: number === 4 ? '100%_舒适椭圆机' : '划船机',
    });
  }
  const id = await insertTestAsset(store, {
    owner_prefix: gym,
    asset_number: 'ZC-RD-0231',
    identifier: treadmill,
    place: '有氧区 03 位',
    parts: JSON.stringify([{ name: '电机', identifier: '88.118.903/MT-1' }]),
  });
  await insertTestAsset(store, { owner_prefix: other, asset_number: 'ZC-1', identifier: treadmill, name: '别家的' });
  await store.kysely
    .insertInto('asset_repair')
    .values(
      Array.from({ length: assetRepairMax + 2 }, (_, index) => ({
        asset_id: id,
        code: `WX-${String(index).padStart(3, '0')}`,
        symptom: '跑带偏移',
        treatment: '校正',
        reported_on: index === 0 ? '2026-05-16' : '2026-05-14',
        minutes: index === 0 ? null : 30,
        state: index === 0 ? ('working' as const) : ('done' as const),
      })),
    )
    .execute();
  await store.kysely
    .insertInto('asset_run')
    .values([
      { asset_id: id, day: '2026-05-12', minutes: 100, metres: 1_000 },
      { asset_id: id, day: '2026-05-13', minutes: 312, metres: 39_000 },
      { asset_id: id, day: '2026-05-18', minutes: 348, metres: 41_000 },
    ])
    .execute();
  gateway = await accountGateway(store, clock);
  owner = await tokenOf({ role: 'COMPANY', companyPrefix: gym });
  stranger = await tokenOf({ role: 'COMPANY_ADMIN', companyPrefix: other });
}, 120_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

describe('the asset book', () => {
  it('returns every detail of a device for its code', async () => {
    const { records, total } = await list(owner, { identifier: ` ${treadmill} ` });
    expect(total).toBe(1);
    const { repairs, ...record } = records[0] ?? {};
    expect(record).toEqual({
      assetNumber: 'ZC-RD-0231',
      identifier: treadmill,
      name: '跑步机',
      model: 'GT-6',
      picture: '',
      maker: '甲公司',
      supplier: '乙公司',
      originalValue: '26800.00',
      department: '一区',
      keeper: '周敏',
      place: '有氧区 03 位',
      warrantyUntil: '2029-05-11',
      depreciation: 'straightLine',
      depreciationYears: 8,
      outdoor: false,
      designLifeYears: 8,
      overhaulYears: 4,
      inspectionMonths: 3,
      boughtOn: '2026-04-20',
      deliveredOn: '2026-05-06',
      installedOn: '2026-05-12',
      installer: '李振',
      inspectedOn: null,
      overhaulFrom: null,
      overhaulUntil: null,
      suspendedOn: null,
      scrappedOn: null,
      parts: [{ name: '电机', identifier: '88.118.903/MT-1' }],
      run: {
        minutes: 760,
        metres: 81_000,
        days: [
          { day: '2026-05-13', minutes: 312 },
          { day: '2026-05-14', minutes: 0 },
          { day: '2026-05-15', minutes: 0 },
          { day: '2026-05-16', minutes: 0 },
          { day: '2026-05-17', minutes: 0 },
          { day: '2026-05-18', minutes: 348 },
        ],
      },
    });
    const [newest, second, ...rest] = repairs as { code: string }[];
    expect(newest).toEqual({
      code: 'WX-000',
      symptom: '跑带偏移',
      treatment: '校正',
      day: '2026-05-16',
      minutes: null,
      state: 'working',
    });
    expect([second?.code, rest.length + 2]).toEqual([`WX-0${assetRepairMax + 1}`, assetRepairMax]);
  });

  it('stays open to its enterprise while the prefix is suspended', async () => {
    const set = async (examine_status: 'approved' | 'suspended') =>
      await store.kysely.updateTable('enterprise').set({ examine_status }).where('prefix', '=', gym).execute();
    const before = await list(owner);
    await set('suspended');
    const meanwhile = await list(owner);
    await set('approved');
    expect(meanwhile.total).toBe(10);
    expect(meanwhile).toEqual(before);
  });

  it('lists reported faults of a device among the repairs of its book', async () => {
    const identifier = '88.118.903/EQ-7';
    const fault = {
      prefix: '88.118.903',
      suffix: 'EQ-7',
      kind: 'noise' as const,
      contact_name: '王晓楠',
      contact_mobile: '13800000118',
      words: '划动时有异响，请联系 13800000118',
    };
    const steps = [{ event: 'accepted', by: 'a', at: 0, engineer: '李振', point: '', note: '下午到场' }];
    await store.kysely
      .insertInto('fault_ticket')
      .values([
        {
          ...fault,
          number: 'WX-2026-1',
          transaction_id: '1',
          reported_at: new Date('2026-05-16T17:00:00Z'),
          state: 'underway',
          steps: JSON.stringify(steps),
        },
        {
          ...fault,
          number: 'WX-2026-2',
          transaction_id: '2',
          reported_at: new Date('2026-05-17T01:00:00Z'),
          state: 'waiting',
          steps: '[]',
        },
        {
          ...fault,
          number: 'WX-2026-3',
          transaction_id: '3',
          reported_at: new Date('2026-05-17T02:00:00Z'),
          state: 'declined',
          steps: '[]',
        },
        {
          ...fault,
          number: 'WX-2026-4',
          transaction_id: '4',
          reported_at: new Date('2026-05-17T03:00:00Z'),
          state: 'waiting',
          steps: '[]',
          suffix: 'EQ-8',
        },
      ])
      .execute();
    const { records } = await list(owner, { identifier });
    const reportedFault = { symptom: '划动时有异响，请联系 138****0118', day: '2026-05-17', minutes: null };
    expect(records[0]?.repairs).toEqual([
      { ...reportedFault, code: 'WX-2026-2', treatment: '', state: 'waiting' },
      { ...reportedFault, code: 'WX-2026-1', treatment: '下午到场', state: 'working' },
    ]);
    await store.kysely.deleteFrom('fault_ticket').execute();
  });

  it('is not shown to another enterprise', async () => {
    const { records, total } = await list(stranger, { identifier: treadmill });
    expect([total, records.map(({ name }) => name)]).toEqual([1, ['别家的']]);
    expect((await list(stranger, { identifier: '88.118.903/EQ-1' })).total).toBe(0);
    expect((await list(stranger, { keyword: '划船机' })).total).toBe(0);
    expect((await list(await tokenOf({}))).total).toBe(0);
    expect((await list(await tokenOf({ role: 'COMPANY', companyPrefix: null }))).total).toBe(0);
  });

  it.each(['ADMIN', 'MANAGER'] as const)('is shown to a %s for every enterprise', async (role) => {
    const token = await tokenOf({ role });
    expect((await list(token)).total).toBe(11);
    expect((await list(token, { identifier: treadmill })).total).toBe(2);
  });

  it('returns every asset once across pages, ordered by number', async () => {
    const pages = [];
    for (const current of [1, 2, 3, 4]) pages.push(await list(owner, { current, size: 4 }));
    expect(pages.map(({ total }) => total)).toEqual([10, 10, 10, 10]);
    expect(pages.map(({ numbers }) => numbers)).toEqual([
      ['ZC-1', 'ZC-2', 'ZC-3', 'ZC-4'],
      ['ZC-5', 'ZC-6', 'ZC-7', 'ZC-8'],
      ['ZC-9', 'ZC-RD-0231'],
      [],
    ]);
  });

  it.each([
    ['rd-02', ['ZC-RD-0231']],
    ['椭圆', ['ZC-4']],
    ['橢圓', ['ZC-4']],
    ['椭\u200B圆', ['ZC-4']],
    ['03 位', ['ZC-RD-0231']],
    ['%', ['ZC-4']],
    ['_', ['ZC-4']],
    ['\\', []],
    ['没有', []],
    ["' or true --", []],
  ])('is searched by number, name, model and place when the keyword is %j', async (keyword, numbers) => {
    const found = await list(owner, { keyword });
    expect([found.numbers, found.total]).toEqual([numbers, numbers.length]);
  });

  it('is empty when a code is unknown or invalid', async () => {
    expect((await list(owner, { identifier: '88.118.903/EQ-99' })).total).toBe(0);
    expect((await list(owner, { identifier: 'EQ-1' })).total).toBe(0);
  });

  it.each(['current=0&size=10', 'current=1&size=51', 'current=1', 'current=1e3&size=10', 'current=-1&size=10', ''])(
    'rejects the query "%s"',
    async (query) => {
      const response = await gateway.app.inject({
        method: 'POST',
        url: `${contract.listAssets.path}?${query}`,
        headers: { accesstoken: owner },
      });
      expect(response.statusCode).toBe(400);
    },
  );
});

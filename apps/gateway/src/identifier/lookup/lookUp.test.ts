import { contract, encodeReply, successEnvelope } from '@lima-id/api';
import { type IdentifierRecord, openingSceneConfId, type ReviewStatus } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoIdentifiers } from '../../../demo/demoIdentifiers.ts';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
  watchedStore,
} from '../../../testing/demo/demoStore.ts';
import type { Store } from '../../schema/store.ts';
import { placesOf } from './answerTemplate.ts';
import { createCodeReader } from './codeStore.ts';
import { chooseScene, composeRecord, verificationOf } from './composeRecord.ts';
import { answerTtlMs } from './limits.ts';
import { createLookUp, type LookUp } from './lookUp.ts';
import { createSharedReader } from './sharedData.ts';
import { createTemplateCache } from './templateCache.ts';

let store: Store;
let clock: StandingClock;
let lookUp: LookUp;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);

beforeEach(() => {
  clock = standingClock(demoNoon);
  lookUp = createLookUp(store, clock, 'https://lima.example.cn');
});

afterAll(async () => {
  await store.close();
});

async function find(identifier: string, sceneConfId?: string): Promise<{ record: IdentifierRecord; etag: string }> {
  const answer = await lookUp(identifier, sceneConfId);
  if (!answer.found) throw new Error(answer.message);
  const envelope = JSON.parse(Buffer.from(answer.body).toString()) as {
    success: boolean;
    data: unknown;
    message: string;
  };
  expect(envelope).toMatchObject({ success: true, message: '' });
  return { record: z.decode(contract.readIdentifier.reply, envelope.data), etag: answer.etag };
}

async function sceneOf(identifier: string, templateCode: string): Promise<IdentifierRecord> {
  const { record } = await find(identifier);
  const scene = record.scenes.find((one) => one.templateCode === templateCode);
  return (await find(identifier, scene?.sceneConfId ?? '')).record;
}

describe('createLookUp', () => {
  it('returns the object, its maker and the first tab when no scene is requested', async () => {
    const { record } = await find(demoIdentifiers.treadmill);
    expect(record).toMatchObject({
      identifier: demoIdentifiers.treadmill,
      identifierName: 'GT-6 商用智能跑步机',
      prefix: '88.118.001',
      companyName: '山东泰岳健身科技有限公司',
      registerTime: '2026-05-02 08:15',
      images: ['/illustrations/treadmill.svg'],
      companyDetails: {
        identifierPrefix: '88.118.001',
        createTime: '2026-03-18 09:42',
        qrcodeLink: 'https://lima.example.cn/product_scene?identifier=',
      },
    });
    expect(record.scenes).toHaveLength(12);
    expect(record.sceneConfId).toBe(openingSceneConfId(record.scenes));
    expect(record.elements.length).toBeGreaterThan(0);
  });

  it('returns the data provider and last change of each scene', async () => {
    const { record } = await find(demoIdentifiers.treadmill);
    const originOf = (templateCode: string) => {
      const scene = record.scenes.find((one) => one.templateCode === templateCode);
      return [scene?.dataSource, scene?.updateTime];
    };
    expect(originOf('traceability')).toEqual(['', '2026-05-12 09:20']);
    expect(originOf('logistics')).toEqual(['承运方运单系统', '2026-05-12 09:20']);
    expect(originOf('remoteOperations')).toEqual(['设备物联网平台', '2026-11-20 22:00']);
    expect(record.scenes.every(({ updateTime }) => updateTime !== '')).toBe(true);
  });

  it("opens the requested scene, and fills in the object's own facts", async () => {
    const record = await sceneOf(demoIdentifiers.treadmill, 'traceability');
    const [facts, steps] = record.elements;
    expect(facts).toMatchObject({ dataType: 'Object', value: [{ label: '产品型号', value: 'GT-6 Pro' }, {}, {}, {}] });
    if (steps?.dataType !== 'TraceDetails') throw new Error('no steps');
    expect(steps.value).toHaveLength(12);
    expect(steps.value[0]).toMatchObject({
      time: '2026-05-12 09:20',
      title: '交付安装',
      place: '德州 · 燃点健身（人民路店）',
      text: '安装工程师 李振，水平校准通过，累计通电 2 小时。',
      trace: false,
    });
    expect(steps.value[2]).toMatchObject({ trace: true, traceIdentifier: '88.118.001/QC-2026-050631' });
    const anti = await sceneOf(demoIdentifiers.treadmill, 'antiCounterfeit');
    expect(JSON.stringify(anti.elements)).toContain(demoIdentifiers.treadmill);
  });

  it('reports that the object has no such scene, and opens no other', async () => {
    const other = (await find(demoIdentifiers.recalledBike)).record.scenes.map(({ sceneConfId }) => sceneConfId);
    for (const sceneConfId of ['no-such-scene', ...other]) {
      expect(await lookUp(demoIdentifiers.treadmill, sceneConfId)).toEqual({
        found: false,
        status: 404,
        message: '该标识没有这个场景，请从场景菜单中选择',
        data: { failedSegment: null, unknownScene: sceneConfId },
      });
    }
    const { record } = await find(demoIdentifiers.treadmill, '');
    expect(record.sceneConfId).toBe(openingSceneConfId(record.scenes));
  });

  it.each(['remoteOperations', 'runningMonitoring', 'equipmentRepair'])(
    'returns the reason and no data when scene %s needs verification',
    async (templateCode) => {
      const { elements } = await sceneOf(demoIdentifiers.treadmill, templateCode);
      expect(elements).toEqual([
        expect.objectContaining({ dataType: 'isVerify', value: '该场景仅向设备的使用方开放，请验证手机号后查看' }),
      ]);
    },
  );

  it('opens a scene behind verification only for verified visitors, and marks locked answers', async () => {
    const { record } = await find(demoIdentifiers.treadmill);
    const sceneConfId =
      record.scenes.find(({ templateCode }) => templateCode === 'remoteOperations')?.sceneConfId ?? '';
    const ask = async (reader?: { verified: boolean }) => {
      const answer = await lookUp(` ${demoIdentifiers.treadmill}`, sceneConfId, reader);
      return answer.found && [answer.source.locked, answer.identifier, Buffer.from(answer.body).includes('isVerify')];
    };
    for (const reader of [undefined, { verified: true }, undefined, { verified: true }]) {
      const locked = reader === undefined;
      expect(await ask(reader)).toEqual([locked, demoIdentifiers.treadmill, locked]);
    }
  });

  it('returns when the bike was recalled', async () => {
    const { elements } = await sceneOf(demoIdentifiers.recalledBike, 'recall');
    expect(elements).toContainEqual(expect.objectContaining({ label: '召回时间', value: '2026-04-02' }));
  });

  it('finds a code as people paste it', async () => {
    const { record } = await find(' ８８.１１８.００１／GT-2026-000123 ');
    expect(record.identifier).toBe(demoIdentifiers.treadmill);
  });

  it.each([
    ['', 400, null, '请输入标识编码'],
    ['88.118.001', 400, null, '缺少斜杠和对象码，请在企业前缀后补上“/”和对象码'],
    ['8a.118.001/GT-1', 400, 'topNode', '国家顶级节点只能是数字，请核对开头一段，注意区分字母 O 与数字 0'],
    ['88.118.001/跑步机', 400, 'objectCode', '对象码中不能有汉字，请删除汉字后重新查询'],
    ['86.118.001/GT-2026-000123', 404, 'topNode', '未查询到该标识，请核对后重新查询'],
    ['88.999.001/GT-2026-000123', 404, 'secondLevelNode', '未查询到该标识，请核对后重新查询'],
    ['88.118.999/GT-2026-000123', 404, 'enterprisePrefix', '未查询到该标识，请核对后重新查询'],
    ['88.118.001/GT-2026-999999', 404, 'objectCode', '未查询到该标识，请核对后重新查询'],
    ['88.118.001/gt-2026-000123', 404, 'objectCode', '未查询到该标识，请核对后重新查询'],
    ['88.118.061/GT-2026-000001', 404, 'enterprisePrefix', '未查询到该标识，请核对后重新查询'],
  ])('refuses %j with %i and says which segment failed', async (identifier, status, failedSegment, message) => {
    const owner = { companyName: '山东泰岳健身科技有限公司', phone: expect.any(String) };
    const data = { failedSegment, ...(status === 404 && failedSegment === 'objectCode' && { owner }) };
    expect(await lookUp(identifier)).toEqual({ found: false, status, message, data });
  });

  it('finds nothing of an enterprise whose prefix is no longer approved', async () => {
    const change = (status: ReviewStatus) =>
      store.kysely
        .updateTable('enterprise')
        .set({ examine_status: status })
        .where('prefix', '=', '88.118.036')
        .execute();
    await change('rejected');
    expect(await lookUp(demoIdentifiers.recalledBike)).toMatchObject({
      status: 404,
      data: { failedSegment: 'enterprisePrefix' },
    });
    await change('approved');
  });

  it('throws when the batch of a code is missing, since the database is inconsistent', async () => {
    const orphan = {
      prefix: '88.118.001',
      suffix: 'ORPHAN',
      batch_id: -1,
      registered_at: new Date(demoNoon),
      facts: null,
    };
    await store.kysely.insertInto('identifier').values(orphan).execute();
    await expect(lookUp('88.118.001/ORPHAN')).rejects.toThrow('Batch -1');
    await store.kysely.deleteFrom('identifier').where('suffix', '=', 'ORPHAN').execute();
  });

  it('queries the database once for many lookups of one tick', async () => {
    const watched = watchedStore(store);
    lookUp = createLookUp(watched.store, clock, '');
    const rows = await store.kysely.selectFrom('identifier').select(['prefix', 'suffix']).limit(32).execute();
    const found = await Promise.all(rows.map(({ prefix, suffix }) => lookUp(`${prefix}/${suffix}`)));
    expect(found.filter((answer) => answer.found)).toHaveLength(32);
    expect(watched.asked).toEqual(['read_codes', 'read_batches', 'read_models', 'read_elements']);
  });

  it('queries known segments once when many codes are unknown', async () => {
    const watched = watchedStore(store);
    lookUp = createLookUp(watched.store, clock, '');
    await Promise.all(Array.from({ length: 20 }, (_, index) => lookUp(`88.118.9${index + 10}/X${index}`)));
    expect(watched.asked).toEqual(['read_codes', 'read_known_parts']);
  });

  it('answers a repeat from the cache until it expires', async () => {
    const watched = watchedStore(store);
    lookUp = createLookUp(watched.store, clock, '');
    const first = await find(demoIdentifiers.treadmill);
    clock.moveBy(answerTtlMs - 1);
    expect((await find(demoIdentifiers.treadmill)).etag).toBe(first.etag);
    expect(watched.asked).toEqual(['read_codes', 'read_batches', 'read_models', 'read_elements']);
    watched.asked.length = 0;
    clock.moveBy(1);
    expect((await find(demoIdentifiers.treadmill)).etag).toBe(first.etag);
    expect(watched.asked).toEqual(['read_codes', 'read_batch_versions', 'read_model_versions']);
  });

  it('answers a repeat with the same bytes and ETag when the template was dropped meanwhile', async () => {
    const watched = watchedStore(store);
    lookUp = createLookUp(watched.store, clock, '', createTemplateCache(1));
    const read = async () => {
      const answer = await lookUp(demoIdentifiers.treadmill);
      return answer.found && [answer.etag, Buffer.from(answer.body).toString()];
    };
    const first = await read();
    watched.asked.length = 0;
    expect(await read()).toEqual(first);
    expect(watched.asked).toEqual(['read_codes', 'read_elements']);
  });

  it('shows no stored picture that is at another site, or at a path of this site where no pictures are', async () => {
    const [prefix = '', suffix = ''] = demoIdentifiers.treadmill.split('/');
    const { batch_id } = await store.kysely
      .selectFrom('identifier')
      .select('batch_id')
      .where('prefix', '=', prefix)
      .where('suffix', '=', suffix)
      .executeTakeFirstOrThrow();
    const facts = JSON.stringify({
      1: '/platform-security-service/logout?fingerprint=a',
      2: 'https://visitor@LIMA.example.cn:8443/platform-security-service/logout?fingerprint=a',
      3: 'https://example.com/a.jpg',
    });
    const row = { prefix, suffix: 'PICTURED', batch_id, registered_at: new Date(demoNoon), facts };
    await store.kysely.insertInto('identifier').values(row).execute();
    const { record } = await find(`${prefix}/PICTURED`);
    await store.kysely.deleteFrom('identifier').where('suffix', '=', 'PICTURED').execute();
    expect(record.images).toEqual(['/illustrations/treadmill.svg']);
  });

  it('has collision-free cache keys of code and scene', async () => {
    await find(demoIdentifiers.treadmill, '10001');
    expect(await lookUp(`10001${demoIdentifiers.treadmill}`)).toMatchObject({ found: false });
    expect(await lookUp(`${demoIdentifiers.treadmill}10001`)).toMatchObject({ found: false });
  });

  describe('after a change', () => {
    const [prefix = '', suffix = ''] = demoIdentifiers.treadmill.split('/');

    async function tagsAround(change: () => Promise<unknown>, undo: () => Promise<unknown>) {
      const before = await find(demoIdentifiers.treadmill);
      await change();
      clock.moveBy(answerTtlMs - 1);
      const kept = await find(demoIdentifiers.treadmill);
      clock.moveBy(1);
      const after = await find(demoIdentifiers.treadmill);
      await undo();
      clock.moveBy(answerTtlMs);
      const again = await find(demoIdentifiers.treadmill);
      expect(kept).toEqual(before);
      expect(again).toEqual(before);
      return { before, after };
    }

    it('shows an enterprise’s new name, with a new ETag, once the cache has expired', async () => {
      const rename = (name: string) =>
        store.kysely.updateTable('enterprise').set({ name }).where('prefix', '=', prefix).execute();
      const { before, after } = await tagsAround(
        () => rename('山东新岳健身科技有限公司'),
        () => rename('山东泰岳健身科技有限公司'),
      );
      expect(after.etag).not.toBe(before.etag);
      expect(after.record.companyName).toBe('山东新岳健身科技有限公司');
    });

    it('shows an object’s new registration time, with a new ETag, once the cache has expired', async () => {
      const register = (moment: string) =>
        store.kysely
          .updateTable('identifier')
          .set({ registered_at: new Date(moment) })
          .where('prefix', '=', prefix)
          .where('suffix', '=', suffix)
          .execute();
      const { before, after } = await tagsAround(
        () => register('2026-05-03T00:15:00Z'),
        () => register('2026-05-02T00:15:00Z'),
      );
      expect(after.etag).not.toBe(before.etag);
      expect(after.record.registerTime).toBe('2026-05-03 08:15');
    });

    it('finds a new code at once', async () => {
      expect(await lookUp(`${prefix}/GT-NEW`)).toMatchObject({ status: 404 });
      const row = { prefix, suffix: 'GT-NEW', batch_id: 1, registered_at: new Date(demoNoon), facts: null };
      await store.kysely.insertInto('identifier').values(row).execute();
      expect(await lookUp(`${prefix}/GT-NEW`)).toMatchObject({ found: true });
      await store.kysely.deleteFrom('identifier').where('suffix', '=', 'GT-NEW').execute();
    });
  });

  it("compiles answers that equal the contract's encoding, for every batch and scene", async () => {
    const readCode = createCodeReader(store);
    const sharedReader = createSharedReader(store, clock);
    const { rows } = await allObjects();
    const tags = new Set<string>();
    for (const identifier of rows) {
      const row = await readCode(identifier);
      const shared = row && (await sharedReader.read(row.batchId, row.recallId))?.data;
      if (!row || !shared) throw new Error(identifier);
      const places = placesOf(identifier, row, '2026-11-21 12:00');
      const check = async (asked: string | undefined) => {
        const scene = chooseScene(shared, asked);
        if (!scene) throw new Error(identifier);
        const elements = verificationOf(scene) ?? (await sharedReader.readElements(scene.sceneConfId, 'public'));
        const link = 'https://lima.example.cn/product_scene?identifier=';
        const record = composeRecord(shared, { scene, elements }, (name) => places[name], link);
        const answer = await lookUp(identifier, asked);
        if (!answer.found) throw new Error(identifier);
        expect(Buffer.from(answer.body).toString()).toBe(
          JSON.stringify(successEnvelope(encodeReply(contract.readIdentifier, record))),
        );
        tags.add(answer.etag);
      };
      await Promise.all([undefined, ...shared.scenes.map(({ sceneConfId }) => sceneConfId)].map(check));
    }
    expect(tags.size).toBeGreaterThan(800);
  }, 60_000);

  it('escapes quotes and line ends of facts in JSON', async () => {
    const facts = JSON.stringify({ site: '"燃点"\n\\健身 {engineer}', engineer: 'O’Neil' });
    const row = { prefix: '88.118.001', suffix: 'QUOTED', batch_id: 0, registered_at: new Date(demoNoon), facts };
    const [treadmill] = await store.prepared<{ batch_id: number }>(
      'batch_of_treadmill',
      'select batch_id from identifier where prefix = $1 and suffix = $2',
      demoIdentifiers.treadmill.split('/'),
    );
    await store.kysely
      .insertInto('identifier')
      .values({ ...row, batch_id: treadmill?.batch_id ?? 0 })
      .execute();
    const record = await sceneOf('88.118.001/QUOTED', 'traceability');
    const steps = record.elements[1];
    if (steps?.dataType !== 'TraceDetails') throw new Error('no steps');
    expect(steps.value[0]?.place).toBe('德州 · "燃点"\n\\健身 {engineer}');
    expect(steps.value[2]).toMatchObject({ trace: false, traceIdentifier: '' });
    await store.kysely.deleteFrom('identifier').where('suffix', '=', 'QUOTED').execute();
  });
});

/** One object of every batch, and some that have facts of their own. */
async function allObjects(): Promise<{ rows: string[] }> {
  const found = await store.prepared<{ identifier: string }>(
    'differing_objects',
    `select distinct on (batch_id) prefix || '/' || suffix as identifier from identifier
     union select prefix || '/' || suffix from identifier where facts is not null and suffix like '%11'`,
    [],
  );
  return { rows: found.map(({ identifier }) => identifier) };
}

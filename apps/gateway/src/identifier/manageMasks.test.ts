import { contract, type SceneMasks } from '@lima-id/api';
import { type FieldMask, managementMessages } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import { issueTestToken } from '../../testing/account/issueTestToken.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { scenesOf } from '../../testing/demo/scenesOf.ts';
import { testApp } from '../../testing/platform/testApp.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import type { Store } from '../schema/store.ts';
import { createSubjects } from '../subjects.ts';
import { answerTtlMs, sharedTtlMs } from './lookup/limits.ts';

const own = '88.118.001';
const { treadmill } = demoIdentifiers;
const clock = standingClock(demoNoon);

let store: Store;
let app: FastifyInstance;
let accounts: Record<'maker' | 'rival' | 'administrator', string>;
let scenes: Record<string, string>;

beforeAll(async () => {
  store = await openDemoStore(clock);
  app = await testApp({ store, clock, subjects: createSubjects(store, clock, testParts()), rateLimit: false });
  accounts = {
    maker: await issueTestToken(store, clock, 'COMPANY', own),
    rival: await issueTestToken(store, clock, 'COMPANY_ADMIN', '88.118.036'),
    administrator: await issueTestToken(store, clock, 'MANAGER'),
  };
  scenes = await scenesOf(app, treadmill);
}, storeOpeningMs);
afterAll(async () => {
  await app.close();
  await store.close();
});

async function call(name: 'readSceneMasks' | 'setSceneMasks', payload: object, who: keyof typeof accounts = 'maker') {
  const { method, path } = contract[name];
  const reply = await app.inject({ method, url: path, payload, headers: { accesstoken: accounts[who] } });
  const { data, message } = reply.json<{ data: SceneMasks | null; message: string }>();
  return { status: reply.statusCode, data, message };
}

/** A visitor's view of a scene, after the caches have expired. */
async function seen(templateCode: string): Promise<string> {
  clock.moveBy(answerTtlMs + sharedTtlMs);
  const query = { identifier: treadmill, sceneConfId: scenes[templateCode] ?? '' };
  return (await app.inject({ url: contract.readIdentifier.path, query })).body;
}

describe('field masks of a scene', () => {
  it('are read and set by its enterprise, for a scene of a model and for one of a batch', async () => {
    const sceneConfId = scenes['1'];
    const before = await call('readSceneMasks', { sceneConfId });
    expect(before.data?.masks).toHaveLength(2);
    expect(await seen('1')).toContain('执行标准');
    const masks: FieldMask[] = [{ dataId: 'management-file-3', audience: 'enterprise', kind: 'hidden' }];
    expect(await call('setSceneMasks', { sceneConfId, masks })).toEqual({
      status: 200,
      message: '',
      data: { sceneConfId, masks },
    });
    expect(await seen('1')).not.toContain('执行标准');
    await call('setSceneMasks', { sceneConfId, ...before.data });
    expect(await seen('1')).toContain('执行标准');

    const ofBatch: FieldMask[] = [{ dataId: 'trace-steps', audience: 'operator', kind: 'hidden' }];
    expect(await seen('0')).toContain('焊接与喷涂');
    expect((await call('setSceneMasks', { sceneConfId: scenes['0'], masks: ofBatch }, 'maker')).status).toBe(200);
    expect(await seen('0')).not.toContain('焊接与喷涂');
    await call('setSceneMasks', { sceneConfId: scenes['0'], masks: [] });
  });

  it('are set by their own enterprise only, or by administrators who name the enterprise', async () => {
    const asked = { sceneConfId: scenes['1'], masks: [] };
    const unknown = { status: 404, message: managementMessages.sceneUnknown };
    expect(await call('setSceneMasks', asked, 'rival')).toMatchObject(unknown);
    expect(await call('readSceneMasks', asked, 'rival')).toMatchObject(unknown);
    expect(await call('readSceneMasks', { ...asked, prefix: own }, 'rival')).toMatchObject({
      status: 404,
      message: managementMessages.enterpriseUnknown,
    });
    expect((await call('readSceneMasks', { ...asked, prefix: own }, 'administrator')).data?.masks).toHaveLength(2);
  });

  it('stay unchanged when one of them matches nothing', async () => {
    const asked = { sceneConfId: scenes['1'], masks: [{ dataId: 'nothing', audience: 'enterprise', kind: 'hidden' }] };
    expect(await call('setSceneMasks', asked)).toMatchObject({
      status: 422,
      message: managementMessages.fieldUnknown('nothing'),
    });
    expect(await call('setSceneMasks', { ...asked, masks: 'all' })).toMatchObject({
      status: 400,
      message: managementMessages.masks,
    });
    expect((await call('readSceneMasks', asked)).data?.masks).toHaveLength(2);
  });
});

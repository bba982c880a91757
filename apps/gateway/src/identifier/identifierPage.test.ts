import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import type { Store } from '../schema/store.ts';
import { createIdentifierPage } from './identifierPage.ts';
import { createLookUp } from './lookup/lookUp.ts';
import { createSuggester } from './suggestForUnknown.ts';

let store: Store;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);

afterAll(async () => {
  await store.close();
});

const clock = standingClock(demoNoon);
const counted: number[] = [];
const page = () =>
  createIdentifierPage(createLookUp(store, clock, ''), createSuggester(store, clock, ''), () => counted.push(1));
const read = (query: Record<string, string>) => page().read({ places: {}, query, visitor: '192.0.2.7' });

describe('the page of an identifier', () => {
  it('contains the record and the opening scene, with the version of the answer', async () => {
    const found = await read({ identifier: ` ${demoIdentifiers.treadmill} ` });
    expect(found).toMatchObject({
      status: 200,
      content: {
        record: { identifier: demoIdentifiers.treadmill, identifierName: 'GT-6 商用智能跑步机' },
        tookMs: expect.any(Number),
      },
      version: expect.stringMatching(/^"/),
    });
  });

  it('opens the scene of the URL, and contains nothing of a scene behind verification', async () => {
    const opened = await read({ identifier: demoIdentifiers.treadmill });
    const { scenes } = (opened.content as { record: { scenes: { sceneConfId: string; templateCode: string }[] } })
      .record;
    const locked = scenes.find(({ templateCode }) => templateCode === 'remoteOperations')?.sceneConfId ?? '';
    const found = await read({ identifier: demoIdentifiers.treadmill, scene: locked });
    expect(found.content).toMatchObject({ record: { sceneConfId: locked, elements: [{ dataType: 'isVerify' }] } });
  });

  it.each([
    ['unknown', '88.118.001/NOBODY-1', 404, 404],
    ['no code', '跑步机', 404, 400],
    ['a draft', '88.118.001/GT-2026-000158', 404, 404],
    ['void', '88.118.001/GT-2026-000160', 410, 410],
  ])('holds why there is no record when the code is %s', async (_case, identifier, status, told) => {
    expect(await read({ identifier })).toMatchObject({
      status,
      content: { asked: identifier, failure: { status: told } },
    });
  });

  it('contains suggestions for an unknown code', async () => {
    const { content } = await read({ identifier: '88.118.001/gt-2026-000123' });
    expect(content).toMatchObject({
      failure: { data: { suggestions: [{ identifier: demoIdentifiers.treadmill }] } },
    });
  });

  it('contains the record with status 404 when the identifier does not have the requested scene', async () => {
    expect(await read({ identifier: demoIdentifiers.treadmill, scene: 'no-such-scene' })).toMatchObject({
      status: 404,
      content: { record: { identifier: demoIdentifiers.treadmill } },
    });
  });

  it('counts as a lookup only when it contains the record', () => {
    page().onSent?.(404);
    expect(counted).toEqual([]);
    page().onSent?.(200);
    expect(counted).toEqual([1]);
  });

  it.each<Record<string, string>>([{}, { identifier: '' }, { identifier: ' ' }])(
    'is empty without an error when no identifier is requested: %j',
    async (query) => {
      expect(await read(query)).toEqual({ status: 200, content: null });
    },
  );

  it('opens the first scene when the parameter of the scene is empty, as the page does', async () => {
    expect(await read({ identifier: demoIdentifiers.treadmill, scene: '' })).toMatchObject({ status: 200 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../platform/database/database.ts';
import { demoIdentifiers } from '../seed/demoIdentifiers.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../seed/testing/demoStore.ts';
import { createIdentifierPage } from './identifierPage.ts';
import { createLookUp } from './lookUp.ts';

let store: Store;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);

afterAll(async () => {
  await store.close();
});

const page = () => createIdentifierPage(createLookUp(store, standingClock(demoNoon), ''), () => undefined);

describe('the page of an identifier', () => {
  it('holds the record and the opening scene, with the version of the answer', async () => {
    const read = await page().read({ identifier: ` ${demoIdentifiers.treadmill} ` });
    expect(read).toMatchObject({
      status: 200,
      content: {
        record: { identifier: demoIdentifiers.treadmill, identifierName: 'GT-6 商用智能跑步机' },
        tookMs: expect.any(Number),
      },
      version: expect.stringMatching(/^"/),
    });
  });

  it('opens the scene that the address names, and nothing of one behind verification', async () => {
    const opened = await page().read({ identifier: demoIdentifiers.treadmill });
    const { scenes } = (opened.content as { record: { scenes: { sceneConfId: string; templateCode: string }[] } })
      .record;
    const locked = scenes.find(({ templateCode }) => templateCode === '7')?.sceneConfId ?? '';
    const read = await page().read({ identifier: demoIdentifiers.treadmill, scene: locked });
    expect(read.content).toMatchObject({ record: { sceneConfId: locked, elements: [{ dataType: 'isVerify' }] } });
  });

  it.each([
    ['unknown', '88.118.001/NOBODY-1', 404],
    ['no code', '跑步机', 404],
    ['a draft', '88.118.001/GT-2026-000158', 404],
    ['void', '88.118.001/GT-2026-000160', 410],
  ])('holds nothing when the code is %s', async (_case, identifier, status) => {
    expect(await page().read({ identifier })).toEqual({ status, content: null });
  });

  it('holds nothing and blames nobody when no identifier is asked for', async () => {
    expect(await page().read({})).toEqual({ status: 200, content: null });
  });
});

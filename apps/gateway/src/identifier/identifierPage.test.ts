import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../platform/database/database.ts';
import { demoIdentifiers } from '../seed/demoIdentifiers.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../seed/testing/demoStore.ts';
import { createUnknownHelp } from './helpUnknown.ts';
import { createIdentifierPage } from './identifierPage.ts';
import { createLookUp } from './lookUp.ts';

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
  createIdentifierPage(createLookUp(store, clock, ''), createUnknownHelp(store, clock), () => counted.push(1));
const read = (query: Record<string, string>) => page().read({ places: {}, query, visitor: '192.0.2.7' });

describe('the page of an identifier', () => {
  it('holds the record and the opening scene, with the version of the answer', async () => {
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

  it('opens the scene that the address names, and nothing of one behind verification', async () => {
    const opened = await read({ identifier: demoIdentifiers.treadmill });
    const { scenes } = (opened.content as { record: { scenes: { sceneConfId: string; templateCode: string }[] } })
      .record;
    const locked = scenes.find(({ templateCode }) => templateCode === '7')?.sceneConfId ?? '';
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

  it('holds what exists in place of a code that only looks like it', async () => {
    const { content } = await read({ identifier: '88.118.001/gt-2026-000123' });
    expect(content).toMatchObject({
      failure: { data: { suggestions: [{ identifier: demoIdentifiers.treadmill }] } },
    });
  });

  it('holds the record without the scene asked for, as not found, when the identifier has no such scene', async () => {
    expect(await read({ identifier: demoIdentifiers.treadmill, scene: 'no-such-scene' })).toMatchObject({
      status: 404,
      content: { record: { identifier: demoIdentifiers.treadmill } },
    });
  });

  it('counts as a lookup only when it came with the record', () => {
    page().onSent?.(404);
    expect(counted).toEqual([]);
    page().onSent?.(200);
    expect(counted).toEqual([1]);
  });

  it('holds nothing and blames nobody when no identifier is asked for', async () => {
    expect(await read({})).toEqual({ status: 200, content: null });
  });
});

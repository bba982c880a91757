import { contract } from '@lima-id/api';
import { prefixDraftMs, prefixMessages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyStore } from '../../testing/demo/demoStore.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../../testing/prefix/registrationGateway.ts';
import type { Store } from '../schema/store.ts';
import { cleanupIntervalMs } from './cleanUp.ts';

let clock: ManualClock;
let store: Store;
let gateway: RegistrationGateway;
let writer: RegistrationUser;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
beforeEach(async () => {
  await gateway?.app.close();
  await emptyStore(store);
  clock = manualClock('2026-11-22T04:00:00Z');
  gateway = await registrationGateway(store, clock);
  await gateway.app.ready();
  writer = await gateway.user();
}, 60_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

const save = (values: object, basedOn: number | null, user = writer) =>
  gateway.call(contract.savePrefixDraft, { values, basedOn }, user);
const read = async (user = writer) => (await gateway.call(contract.readPrefixDraft, undefined, user)).data;
const looseSince = async (id: string) =>
  (await store.kysely.selectFrom('private_picture').select('loose_since').where('id', '=', id).executeTakeFirst())
    ?.loose_since;

describe('a draft', () => {
  it('is versioned, and belongs to its user', async () => {
    expect(await read()).toBeNull();
    expect((await save({ companyName: '甲' }, 0)).data).toEqual({ version: 1, savedAt: clock.now().getTime() });
    clock.moveBy(1_000);
    const values = { companyName: '甲公司', industryCodes: ['C'] };
    expect((await save(values, 1)).data).toEqual({ version: 2, savedAt: clock.now().getTime() });
    expect(await read()).toEqual({ values, version: 2, savedAt: clock.now().getTime() });
    expect(await read(await gateway.user())).toBeNull();
  });

  it('is not overwritten when another device has saved since, unless forced', async () => {
    await save({ companyName: '甲' }, 0);
    await save({ companyName: '乙' }, 1);
    expect(await save({ companyName: '丙' }, 1)).toMatchObject({
      status: 409,
      message: prefixMessages.draft.elsewhere,
      data: { values: { companyName: '乙' }, version: 2 },
    });
    expect((await save({ companyName: '丙' }, null)).data).toMatchObject({ version: 3 });
    expect(await read()).toMatchObject({ values: { companyName: '丙' } });
  });

  it('is not lost when two are started concurrently', async () => {
    const answers = await Promise.all([save({ companyName: '甲' }, 0), save({ companyName: '乙' }, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was submitted', () => gateway.submit(writer)],
    ['was cleared', () => gateway.call(contract.removePrefixDraft, undefined, writer)],
  ])('does not come back when a page saves that had it open before it %s, unless forced', async (_what, end) => {
    await save({ companyName: '甲' }, 0);
    await end();
    expect(await save({ companyName: '乙' }, 1)).toMatchObject({
      status: 409,
      message: prefixMessages.draft.gone,
      data: null,
    });
    expect(await read()).toBeNull();
    expect((await save({ companyName: '乙' }, null)).data).toMatchObject({ version: 2 });
    expect(await read()).toMatchObject({ values: { companyName: '乙' } });
  });

  it('never has a version twice: a page with a cleared draft does not overwrite the one that was begun after it', async () => {
    await save({ companyName: '甲' }, 0);
    await gateway.call(contract.removePrefixDraft, undefined, writer);
    expect((await save({ companyName: '乙' }, 0)).data).toMatchObject({ version: 2 });
    expect(await save({ companyName: '丙' }, 1)).toMatchObject({
      status: 409,
      message: prefixMessages.draft.elsewhere,
      data: { values: { companyName: '乙' }, version: 2 },
    });
    expect(await read()).toMatchObject({ values: { companyName: '乙' } });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['another device submitted one', () => save({ companyName: '甲' }, 0)],
    ['the registration was submitted without one', () => Promise.resolve()],
  ])('is not begun by a page from before any draft after %s, unless forced', async (_what, prepare) => {
    await prepare();
    await gateway.submit(writer);
    expect(await save({ companyName: '乙' }, 0)).toMatchObject({
      status: 409,
      message: prefixMessages.draft.gone,
      data: null,
    });
    expect(await read()).toBeNull();
    expect((await save({ companyName: '乙' }, null)).success).toBe(true);
    expect(await read()).toMatchObject({ values: { companyName: '乙' } });
  });

  it('references its pictures, releases those removed, and rejects those of others', async () => {
    const [licenceImage, front] = [await gateway.picture(writer), await gateway.picture(writer)];
    const foreign = await gateway.picture(await gateway.user());
    await save({ licenceImage, legalCardImages: { front, back: foreign } }, 0);
    expect(await read()).toMatchObject({ values: { licenceImage, legalCardImages: { front, back: '' } } });
    expect(await looseSince(licenceImage)).toBeNull();
    expect(await looseSince(front)).toBeNull();
    await save({ licenceImage }, 1);
    expect(await looseSince(licenceImage)).toBeNull();
    expect(await looseSince(front)).toEqual(clock.now());
  });

  it('is deleted on demand, and its pictures are released', async () => {
    const licenceImage = await gateway.picture(writer);
    await save({ licenceImage }, 0);
    expect((await gateway.call(contract.removePrefixDraft, undefined, writer)).success).toBe(true);
    expect(await read()).toBeNull();
    expect(await looseSince(licenceImage)).toEqual(clock.now());
    expect((await gateway.call(contract.removePrefixDraft, undefined, writer)).success).toBe(true);
  });

  it('expires 30 days after the last save, and leaves its version with the account', async () => {
    const later = await gateway.user();
    await save({ companyName: '甲' }, 0);
    await save({ companyName: '乙' }, 0, later);
    const ends = clock.now().getTime() - prefixDraftMs;
    for (const [id, leftMs] of [
      [writer.id, cleanupIntervalMs / 2],
      [later.id, 2 * cleanupIntervalMs],
    ] as const) {
      const saved = { saved_at: new Date(ends + leftMs) };
      await store.kysely.updateTable('prefix_draft').set(saved).where('account_id', '=', id).execute();
    }
    clock.moveBy(cleanupIntervalMs);
    const kept = () => store.kysely.selectFrom('prefix_draft').select('account_id').execute();
    await expect.poll(kept).toEqual([{ account_id: later.id }]);
    const accounts = store.kysely.selectFrom('account').select('draft_version');
    expect(await accounts.where('id', '=', writer.id).executeTakeFirst()).toEqual({ draft_version: 1 });
  });

  it('is rejected with advice when it is invalid', async () => {
    const { method, path } = contract.savePrefixDraft;
    const payload = { values: { companyName: 'x'.repeat(3_000) }, basedOn: 0 };
    const response = await gateway.app.inject({ method, url: path, payload, headers: { accesstoken: writer.token } });
    expect([response.statusCode, response.json().message]).toEqual([400, prefixMessages.draft.invalid]);
  });
});

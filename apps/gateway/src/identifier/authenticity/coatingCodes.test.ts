import {
  authenticityMessages,
  authenticitySameLookupMs,
  coatingBatchMax,
  coatingTries,
  coatingTriesMs,
} from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../../demo/demoIdentifiers.ts';
import { storeOpeningMs } from '../../../testing/demo/demoStore.ts';
import {
  type AuthenticityGateway,
  newBrowser,
  openAuthenticityGateway,
} from '../../../testing/identifier/authenticity/authenticityGateway.ts';
import { triesForIdentifier, triesOverall } from './limits.ts';

const { batch, coating } = authenticityMessages;
const unit = (serial: number) => `88.118.001/GT-2026-000${serial}`;
const coated = unit(125);
const code = '73K9M4';
const wrong = '222222';
const noon = '2026-11-22 12:00';

let gateway: AuthenticityGateway;
let maker: string;
beforeAll(async () => {
  gateway = await openAuthenticityGateway();
}, storeOpeningMs);
beforeEach(async () => {
  await gateway.forget();
  maker = await gateway.tokenOf('COMPANY_ADMIN', '88.118.001');
  await gateway.setCodes(maker, [{ identifier: coated, code }]);
});
afterAll(() => gateway.close());

describe('a product with a code under its coating', () => {
  it('reveals count, records and verdict only after the code is entered', async () => {
    const browser = newBrowser();
    expect((await gateway.check(coated, browser)).data).toEqual({
      verdict: 'coating',
      coating: 'asked',
      triesLeft: coatingTries,
      lockedUntil: '',
      lookups: null,
    });
    const shown = await gateway.verify(coated, ' 73k－９ｍ4 ', browser);
    expect(shown.status).toBe(200);
    expect(shown.data).toMatchObject({ verdict: 'first', coating: 'passed', triesLeft: null, lookups: { count: 1 } });
    expect((await gateway.check(coated, browser)).data).toEqual(shown.data);
  });

  it('stays unlocked for that visitor for half an hour, and for nobody else', async () => {
    const browser = newBrowser();
    await gateway.check(coated, browser);
    gateway.moveBy(600_000);
    await gateway.verify(coated, code, browser);
    gateway.moveBy(authenticitySameLookupMs - 1);
    expect((await gateway.check(coated, browser)).data).toMatchObject({
      coating: 'passed',
      lookups: { count: 1, time: '2026-11-21 12:00:00' },
    });
    expect((await gateway.check(coated)).data).toMatchObject({ coating: 'asked', lookups: null });
    gateway.moveBy(1);
    expect((await gateway.check(coated, browser)).data).toMatchObject({ coating: 'asked', lookups: null });
  });

  it('counts a visitor who enters its code without an earlier lookup', async () => {
    const browser = newBrowser();
    expect((await gateway.verify(coated, code, browser)).data.lookups?.count).toBe(1);
    expect((await gateway.check(coated, browser)).data.lookups?.count).toBe(1);
  });

  it('is not called genuine by its code alone when it was looked up before', async () => {
    await gateway.check(coated);
    expect((await gateway.verify(coated, code)).data).toMatchObject({ verdict: 'again', lookups: { count: 2 } });
  });

  it('accepts the new code and not the old one after a reset', async () => {
    await gateway.setCodes(maker, [{ identifier: coated, code: 'AAAAAA' }]);
    expect((await gateway.verify(coated, code)).status).toBe(422);
    expect((await gateway.verify(coated, 'aaaaaa')).status).toBe(200);
  });

  it('is reported when there is no code to enter, or the product is unknown', async () => {
    expect(await gateway.verify(unit(124), code)).toMatchObject({ status: 409, message: coating.none });
    expect(await gateway.verify('88.118.001/NOBODY-1', code)).toMatchObject({ status: 404 });
    expect(await gateway.verify(unit(160), code)).toMatchObject({ status: 410 });
  });
});

describe('a wrong code', () => {
  it('is answered with the remaining attempts, then with the lock time, and expires after a day', async () => {
    const browser = newBrowser();
    for (const left of [4, 3, 2, 1]) {
      expect(await gateway.verify(coated, wrong, browser)).toMatchObject({
        status: 422,
        message: coating.wrong(left),
        data: { triesLeft: left, lockedUntil: '' },
      });
      expect((await gateway.check(coated, browser)).data).toMatchObject({ coating: 'asked', triesLeft: left });
    }
    const locked = { status: 429, message: coating.locked(noon), data: { triesLeft: 0, lockedUntil: noon } };
    expect(await gateway.verify(coated, wrong, browser)).toMatchObject(locked);
    // The right one too.
    expect(await gateway.verify(coated, code, browser)).toMatchObject(locked);
    expect((await gateway.check(coated, browser)).data).toMatchObject({
      verdict: 'locked',
      coating: 'locked',
      triesLeft: 0,
      lockedUntil: noon,
      lookups: null,
    });
    gateway.moveBy(coatingTriesMs);
    expect((await gateway.verify(coated, code, browser)).status).toBe(200);
  });

  it('is not counted when it cannot be a code', async () => {
    const browser = newBrowser();
    for (const malformed of ['', '73K9M', '73K9M0', '73K9M44']) {
      expect(await gateway.verify(coated, malformed, browser)).toMatchObject({
        status: 400,
        message: coating.malformed,
      });
    }
    expect((await gateway.check(coated, browser)).data.triesLeft).toBe(coatingTries);
  });

  it('counts against the address, whatever cookies are sent, and not for another product', async () => {
    const { address } = newBrowser();
    for (let tried = 0; tried < coatingTries; tried += 1) await gateway.verify(coated, wrong, newBrowser({ address }));
    expect((await gateway.verify(coated, code, newBrowser({ address }))).status).toBe(429);
    await gateway.setCodes(maker, [{ identifier: unit(127), code: 'CCCCCC' }]);
    expect((await gateway.verify(unit(127), 'CCCCCC', newBrowser({ address }))).status).toBe(200);
    expect((await gateway.verify(coated, code)).status).toBe(200);
  });

  it('is not counted when right, however often it is entered', async () => {
    const browser = newBrowser();
    for (let shown = 0; shown < coatingTries + 2; shown += 1) {
      expect((await gateway.verify(coated, code, browser)).status).toBe(200);
    }
  });
});

describe('brute force', { timeout: 60_000 }, () => {
  it('gets five of a hundred concurrent codes compared', async () => {
    const browser = newBrowser();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => gateway.verify(coated, wrong, newBrowser({ address: browser.address }))),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(100 - coatingTries);
    expect((await gateway.verify(coated, code, browser)).status).toBe(429);
  });

  it('is rate limited by product when addresses change', async () => {
    for (let tried = 0; tried < triesForIdentifier.max; tried += 1) await gateway.verify(coated, wrong);
    expect(await gateway.verify(coated, code)).toMatchObject({ status: 429, message: coating.locked(noon) });
    expect((await gateway.check(coated)).data).toMatchObject({ coating: 'locked', lockedUntil: noon, lookups: null });
  });

  it('is rate limited by address when products change', async () => {
    const serials = Array.from({ length: 21 }, (_, index) => unit(128 + index));
    const codes = serials.map((identifier) => ({ identifier, code }));
    expect((await gateway.setCodes(maker, codes)).data).toEqual({ accepted: 21 });
    const { address } = newBrowser();
    for (let tried = 0; tried < triesOverall.max; tried += 1) {
      const identifier = serials[tried % 20] ?? '';
      await gateway.verify(identifier, wrong, newBrowser({ address }));
    }
    expect((await gateway.verify(serials[20] ?? '', code, newBrowser({ address }))).status).toBe(429);
    expect((await gateway.verify(serials[20] ?? '', code)).status).toBe(200);
  });
});

describe('setting codes', () => {
  const kept = () =>
    gateway.store.kysely
      .selectFrom('coating_code')
      .select(['prefix', 'suffix', 'code_hash'])
      .orderBy('suffix')
      .execute();
  const own = { identifier: unit(128), code: 'DDDDDD' };
  const others = { identifier: demoIdentifiers.recalledBike, code: 'DDDDDD' };
  const sentence = (text: string, number: number) => text.replace('{number}', String(number));

  it('stores a hash that differs between products and does not reveal the code', async () => {
    await gateway.setCodes(maker, [own, { identifier: unit(129), code: 'dddddd' }]);
    const rows = await kept();
    expect(rows.map(({ suffix }) => suffix)).toEqual(['GT-2026-000125', 'GT-2026-000128', 'GT-2026-000129']);
    expect(new Set(rows.map(({ code_hash }) => code_hash)).size).toBe(3);
    expect(JSON.stringify(rows)).not.toContain('DDDDDD');
  });

  it('is for the enterprise of the prefix and administrators; others’ identifiers are reported as unknown', async () => {
    const before = await kept();
    expect(await gateway.setCodes(maker, [own, others])).toMatchObject({
      status: 404,
      message: sentence(batch.unknown, 2),
    });
    const stranger = await gateway.tokenOf('COMPANY_ADMIN', '88.118.036');
    expect((await gateway.setCodes(stranger, [own])).status).toBe(404);
    expect((await gateway.setCodes(await gateway.tokenOf('COMPANY_ADMIN'), [own])).status).toBe(404);
    expect((await gateway.setCodes(await gateway.tokenOf('ORDINARY', '88.118.001'), [own])).status).toBe(403);
    expect((await gateway.setCodes('', [own])).status).toBe(401);
    expect(await kept()).toEqual(before);
    expect((await gateway.setCodes(await gateway.tokenOf('ADMIN'), [own, others])).data).toEqual({ accepted: 2 });
    expect((await gateway.verify(demoIdentifiers.recalledBike, 'DDDDDD')).data.verdict).toBe('recalled');
  });

  it('rejects a whole batch with one invalid entry, and names it', async () => {
    const before = await kept();
    const refusals = [
      [{ identifier: 'nonsense', code: 'DDDDDD' }, 400, sentence(batch.identifier, 2)],
      [{ identifier: unit(129), code: 'DDDDD0' }, 400, sentence(batch.code, 2)],
      [{ identifier: ` ${own.identifier}`, code: 'EEEEEE' }, 400, sentence(batch.repeated, 2)],
      [{ identifier: '88.118.001/NOBODY-1', code: 'DDDDDD' }, 404, sentence(batch.unknown, 2)],
    ] as const;
    for (const [entry, status, message] of refusals) {
      expect(await gateway.setCodes(maker, [own, entry])).toMatchObject({ status, message });
    }
    expect(await gateway.setCodes(maker, [])).toMatchObject({ status: 400, message: batch.empty });
    expect(await kept()).toEqual(before);
  });

  it('accepts a thousand at once', async () => {
    const rows = await gateway.store.kysely
      .selectFrom('identifier')
      .select(['prefix', 'suffix'])
      .limit(coatingBatchMax)
      .execute();
    const codes = rows.map(({ prefix, suffix }) => ({ identifier: `${prefix}/${suffix}`, code: 'EEEEEE' }));
    const administrator = await gateway.tokenOf('MANAGER');
    expect((await gateway.setCodes(administrator, codes)).data).toEqual({ accepted: coatingBatchMax });
    expect((await gateway.setCodes(administrator, [...codes, own])).status).toBe(400);
  });
});

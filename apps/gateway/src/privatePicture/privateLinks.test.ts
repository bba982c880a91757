import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@lima-id/api';
import { privateLinkMs } from '@lima-id/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { decoded, madeJpeg } from '../../testing/platform/pictures/madePictures.ts';
import { testParts } from '../../testing/platform/testParts.ts';
import { openPrivateGateway, type PrivateGateway, type TestUser } from '../../testing/privatePicture/privateGateway.ts';
import type { UserRole } from '../platform/authorisation/caller.ts';
import { createLogStream } from '../platform/log/logStream.ts';
import { createSeal } from '../platform/secret/seal.ts';
import type { Store } from '../schema/store.ts';

const file = madeJpeg(800, 600);

let store: Store;
let clock: ManualClock;
let gateway: PrivateGateway;
let owner: TestUser;
let fileName: string;
let ownLink: string;
let made = 0;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  // A quarter of an hour before midnight in China.
  clock = manualClock('2026-11-22T15:45:00Z');
  gateway = await openPrivateGateway(store, clock);
  made += 1;
  owner = await gateway.user('COMPANY_ADMIN', `owner_${made}`);
  const { data } = await gateway.whole(owner, file);
  fileName = data.fileName;
  ownLink = data.fullUrl;
});
afterEach(() => gateway.app.close());

const link = (user: TestUser, name = fileName) => gateway.call(contract.linkPrivatePicture, { fileName: name }, user);
const user = (role: UserRole) => gateway.user(role, `${role.toLowerCase()}_${made}_${crypto.randomUUID().slice(0, 6)}`);

describe('a link to a private picture', () => {
  it('is returned to its owner, with its expiry', async () => {
    const { data } = await link(owner);
    expect(data.expiresAt).toBe(clock.now().getTime() + privateLinkMs);
    expect((await gateway.app.inject(data.fullUrl)).statusCode).toBe(200);
  });

  it.each(['ADMIN', 'MANAGER'] as const)('is returned to a reviewer with the role %s', async (role) => {
    const { status, data } = await link(await user(role));
    expect(status).toBe(200);
    expect((await gateway.app.inject(data.fullUrl)).statusCode).toBe(200);
  });

  it.each(['ORDINARY', 'COMPANY', 'COMPANY_ADMIN'] as const)(
    'is answered 404 for a stranger with the role %s',
    async (role) => {
      const stranger = await user(role);
      const refused = await link(stranger);
      expect(refused).toEqual({ status: 404, message: '未查询到该图片，请重新上传', data: null });
      expect(await link(stranger, `${'0'.repeat(32)}.webp`)).toEqual(refused);
    },
  );

  it('is answered 404 when the picture does not exist, for reviewers too', async () => {
    expect((await link(await user('ADMIN'), '../secret')).status).toBe(404);
  });
});

describe('GET /private/:id', () => {
  it('serves a picture that is not cached, executed or leaked by a referrer', async () => {
    const response = await gateway.app.inject(ownLink);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-site',
    });
  });

  const other = (address: string, changes: Record<string, string | null>) => {
    const url = new URL(address, 'http://gateway');
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    return `${url.pathname}${url.search}`;
  };

  it.each<[string, (address: string) => string]>([
    ['it has no signature', (address) => other(address, { signature: null })],
    ['it has nothing but the id', (address) => address.replace(/\?.*/, '')],
    ['its signature is wrong', (address) => address.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['its signature is empty', (address) => other(address, { signature: '' })],
    ['it names another viewer', (address) => other(address, { viewer: 'somebody' })],
    ['it ends later', (address) => other(address, { expires: '9999999999999' })],
    ['another viewer comes before its own', (address) => address.replace('?', '?viewer=somebody&')],
    ['it stands among the public pictures', (address) => address.replace('/private/', '/pictures/')],
    ['it leads out of the folder', (address) => address.replace(/private\/[^?]+/, 'private/..%2Fsecret')],
  ])('is an unknown call when %s', async (_case, change) => {
    const address = change(ownLink);
    expect(address).not.toBe(ownLink);
    const response = await gateway.app.inject(address);
    const unknown = await gateway.app.inject('/platform-operate-service/nowhere');
    expect([response.statusCode, response.body]).toEqual([404, unknown.body]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is answered 404 with the signature of another picture', async () => {
    const second = await gateway.whole(owner, madeJpeg(100, 80));
    const moved = ownLink.replace(fileName, second.data.fileName);
    expect((await gateway.app.inject(moved)).statusCode).toBe(404);
  });

  it('is valid for ten minutes and answered 404 afterwards', async () => {
    clock.moveBy(privateLinkMs - 1);
    expect((await gateway.app.inject(ownLink)).statusCode).toBe(200);
    clock.moveBy(1);
    const expired = await gateway.app.inject(ownLink);
    const wrong = await gateway.app.inject(ownLink.replace(/\?.*/, ''));
    expect([expired.statusCode, expired.body]).toEqual([404, wrong.body]);
    clock.moveBy(60_000);
    expect((await gateway.app.inject(ownLink)).statusCode).toBe(404);
  });

  it('does not appear in the log', async () => {
    const lines: string[] = [];
    const logStream = createLogStream((text) => void lines.push(text));
    const logged = await openPrivateGateway(store, clock, { folder: gateway.folder, logStream });
    expect((await logged.app.inject(ownLink)).statusCode).toBe(200);
    expect((await logged.app.inject(`${ownLink}x`)).statusCode).toBe(404);
    await logged.app.close();
    logStream.flush();
    const written = lines.join('');
    expect(written).toContain('"route":"/private/:id"');
    expect(written).not.toMatch(/signature|viewer/);
    expect(written).not.toContain(fileName);
  });

  it("ends a reviewer's link with the role", async () => {
    const reviewer = await user('MANAGER');
    const { fullUrl } = (await link(reviewer)).data;
    await store.kysely.updateTable('account').set({ role: 'ORDINARY' }).where('id', '=', reviewer.id).execute();
    expect((await gateway.app.inject(fullUrl)).statusCode).toBe(404);
  });

  it('is answered 404 when the picture was erased', async () => {
    await store.kysely.deleteFrom('private_picture').where('id', '=', fileName).execute();
    expect((await gateway.app.inject(ownLink)).statusCode).toBe(404);
  });
});

describe('the watermark', () => {
  /** Number of clearly different pixels per quarter, between two pictures of the same size. */
  async function changes(one: Uint8Array, two: Uint8Array) {
    const [first, second] = [await decoded(one), await decoded(two)];
    expect([second.width, second.height]).toEqual([first.width, first.height]);
    const counts = [0, 0, 0, 0];
    for (let y = 0; y < first.height; y += 6) {
      for (let x = 0; x < first.width; x += 6) {
        const [a, b] = [first.at(x, y), second.at(x, y)];
        const quarter = (x < first.width / 2 ? 0 : 1) + (y < first.height / 2 ? 0 : 2);
        if (a.some((value, channel) => Math.abs(value - (b[channel] ?? 0)) > 24))
          counts[quarter] = (counts[quarter] ?? 0) + 1;
      }
    }
    return counts;
  }
  const look = async (address: string) => new Uint8Array((await gateway.app.inject(address)).rawPayload);

  it("lies over every quarter of a reviewer's picture and over none of its owner's", async () => {
    const own = await look(ownLink);
    const reviewed = await look((await link(await user('ADMIN'))).data.fullUrl);
    expect(await changes(own, await look((await link(owner)).data.fullUrl))).toEqual([0, 0, 0, 0]);
    for (const count of await changes(own, reviewed)) expect(count).toBeGreaterThan(100);
  });

  it('differs between reviewers and between days in China', async () => {
    const reviewer = await user('ADMIN');
    const first = await look((await link(reviewer)).data.fullUrl);
    const another = await look((await link(await user('ADMIN'))).data.fullUrl);
    const again = await look((await link(reviewer)).data.fullUrl);
    clock.moveBy(14 * 60_000);
    const late = await look((await link(reviewer)).data.fullUrl);
    clock.moveBy(60_000);
    const nextDay = await look((await link(reviewer)).data.fullUrl);
    expect(Buffer.compare(first, again)).toBe(0);
    expect(Buffer.compare(first, late)).toBe(0);
    expect(Buffer.compare(first, another)).not.toBe(0);
    expect(Buffer.compare(first, nextDay)).not.toBe(0);
  });

  it('is omitted when an administrator views an own picture', async () => {
    const admin = await user('ADMIN');
    const { data } = await gateway.whole(admin, file);
    expect(await changes(await look(ownLink), await look(data.fullUrl))).toEqual([0, 0, 0, 0]);
  });
});

describe('the file of a private picture', () => {
  it('is encrypted, and can be decrypted under its own id only', async () => {
    const shown = (await gateway.app.inject(ownLink)).rawPayload;
    const kept = readFileSync(join(gateway.folder, fileName));
    expect(shown.toString('latin1', 0, 4)).toBe('RIFF');
    expect(kept.toString('latin1', 0, 4)).not.toBe('RIFF');
    expect(kept.includes('WEBP')).toBe(false);
    for (let at = 0; at + 16 <= shown.length; at += 16) expect(kept.includes(shown.subarray(at, at + 16))).toBe(false);
    const seal = createSeal(testParts().secret, 'private picture');
    expect(shown.equals(seal.openBytes(kept, fileName))).toBe(true);
    expect(() => seal.openBytes(kept, `${'0'.repeat(32)}.webp`)).toThrow('cannot be opened');
  });
});

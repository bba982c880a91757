import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passMs } from 'node:timers/promises';
import { contract } from '@lima-id/api';
import { dayMs } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../platform/clock/clock.ts';
import { openStore, type Store } from '../platform/database/database.ts';
import { silentLog } from '../platform/log/log.ts';
import { createFolderPictures } from '../platform/pictures/pictureStore.ts';
import { createTestDatabase, testDatabaseUrl } from '../platform/testing/openTestStore.ts';
import { createRandom } from '../seed/random.ts';
import { type OrderGateway, orderGateway } from './testing/orderGateway.ts';
import { findHalfDone } from './testing/storm/findHalfDone.ts';
import { findLost } from './testing/storm/findLost.ts';
import { createKilledGateway, type KilledGateway } from './testing/storm/killedGateway.ts';
import { readOrderBook } from './testing/storm/orderBook.ts';
import type { Receipt } from './testing/storm/receipt.ts';
import { shop } from './testing/storm/shopper.ts';

/** How often the gateway is killed, and what chance begins with: bench/storm says how to ask for more. */
const kills = Number(process.env['STORM_KILLS'] || 4);
const seed = Number(process.env['STORM_SEED'] || Date.now() % 1_000_000);

/** People who order at the same moment. */
const shoppers = 8;

/** Enterprises that order: none of them may order without end. */
const buyerCount = 24 + 8 * kills;

/** Answers that a gateway gives before it is killed, so that a slow machine gets as far as a fast one. */
const answersOfLife = [10, 90] as const;

/** Milliseconds between the last of them and the kill: none every other time, when what was answered too early is lost. */
const killedAfterMs = [1, 15] as const;

/** Milliseconds after which one is killed that starts. */
const startsInVain = [50, 900] as const;

/** Every so many kills meet a gateway that is starting. */
const inVainEvery = 4;

/** Milliseconds that a busy machine may take to make and remove a database. */
const hookMs = 60_000;

const secret = 'a secret for tests, long enough to sign with';

let dataDir: string;
let database: { databaseUrl: string | null; drop(): Promise<void> };
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lima-storm-'));
  database = { databaseUrl: null, drop: async () => undefined };
  if (testDatabaseUrl !== null) {
    const { url, drop } = await createTestDatabase(testDatabaseUrl);
    database = { databaseUrl: url, drop };
  }
}, hookMs);
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}, hookMs);

/** Works on the data while no gateway runs on them. */
async function whileDown<Result>(work: (gateway: OrderGateway, store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ dataDir, databaseUrl: database.databaseUrl, log: silentLog });
  const gateway = await orderGateway(store, systemClock, {
    secret: Buffer.from(secret),
    privatePictures: createFolderPictures(join(dataDir, 'private')),
  });
  const result = await work(gateway, store);
  await gateway.app.close();
  await store.close();
  return result;
}

/** Lets people order while the gateway is killed again and again; gives the answers they got, and how long each start took. */
async function storm(gateway: KilledGateway): Promise<{ receipts: Receipt[]; startsMs: number[] }> {
  const people = await whileDown(async (made, store) => {
    const buyers = [];
    for (let count = 0; count < buyerCount; count += 1) buyers.push(await made.buyer());
    const reviewer = await made.user('ADMIN');
    // Nobody logs in again, however long a busy machine takes.
    const expires_at = new Date(systemClock.now().getTime() + dayMs);
    await store.kysely.updateTable('access_token').set({ expires_at }).execute();
    return { buyers, reviewer, draft: made.draft };
  });
  const random = createRandom(seed);
  const asked = { gateway, onAnswer: () => {} };
  const receipts: Receipt[] = [];
  const startsMs: number[] = [];
  let isOver = false;
  const shopping = Promise.all(
    Array.from({ length: shoppers }, (_shopper, index) =>
      shop({ ...people, asked, receipts }, seed + index + 1, () => isOver),
    ),
  );
  // Failures are awaited below, where the storm then ends.
  shopping.catch(() => undefined);
  const answers = (count: number) =>
    new Promise<void>((resolve) => {
      let left = count;
      asked.onAnswer = () => {
        left -= 1;
        if (left === 0) resolve();
      };
    });
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % inVainEvery === 0) {
      await gateway.startInVain(random.between(...startsInVain));
      continue;
    }
    startsMs.push(await gateway.start());
    await Promise.race([shopping, gateway.endedItself, answers(random.between(...answersOfLife))]);
    if (kill % 2 === 0) await passMs(random.between(...killedAfterMs));
    await gateway.kill();
  }
  isOver = true;
  startsMs.push(await gateway.start());
  await Promise.race([shopping, gateway.endedItself]);
  await gateway.end();
  return { receipts, startsMs };
}

describe('a gateway that is killed in the middle of orders and payments', () => {
  it('loses nothing that it answered, and leaves nothing half done', {
    timeout: 120_000 + kills * 60_000,
  }, async () => {
    console.info(`STORM_SEED=${seed} STORM_KILLS=${kills}`);
    const killed = createKilledGateway({
      DATABASE_URL: database.databaseUrl ?? '',
      DATA_DIR: dataDir,
      SECRET: secret,
      PAYMENT: 'sandbox',
    });
    onTestFinished(() => killed.end());
    const { receipts, startsMs } = await storm(killed);
    const saved = receipts.filter((receipt) => receipt.saved !== null);
    const paid = saved.flatMap((receipt) => receipt.paid);
    const handedIn = saved.flatMap((receipt) => receipt.handedIn);
    console.info(
      `${kills} kills: ${saved.length} orders, ${handedIn.length} transfers, ${paid.length} payments answered;` +
        ` starts of ${Math.round(Math.min(...startsMs))} to ${Math.round(Math.max(...startsMs))} ms`,
    );
    expect(paid.length).toBeGreaterThan(0);
    await whileDown(async (gateway, store) => {
      const { user } = gateway;
      const book = await readOrderBook(store);
      expect(findHalfDone(book)).toEqual([]);
      const asked = new Set(receipts.map(({ draft }) => draft.transactionId));
      expect(book.orders.filter(({ row }) => !asked.has(row.transaction_id))).toEqual([]);
      expect(book.orders.length).toBe(saved.length);
      expect(await findLost(gateway, await user('ADMIN'), receipts)).toEqual([]);
      for (const picture of book.keptPictures) {
        const link = await gateway.call(contract.linkPrivatePicture, { fileName: picture }, await user('ADMIN'));
        expect((await gateway.app.inject(String(link.data['fullUrl']))).statusCode).toBe(200);
      }
    });
  });
});

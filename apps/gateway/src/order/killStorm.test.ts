import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passMs } from 'node:timers/promises';
import { contract } from '@lima-id/api';
import { dayMs } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createRandom } from '../../demo/random.ts';
import { type OrderGateway, orderGateway } from '../../testing/order/orderGateway.ts';
import { findInconsistencies } from '../../testing/order/storm/findInconsistencies.ts';
import { findLost } from '../../testing/order/storm/findLost.ts';
import { createKilledGateway, type KilledGateway } from '../../testing/order/storm/killedGateway.ts';
import { readOrderBook } from '../../testing/order/storm/orderBook.ts';
import type { Receipt } from '../../testing/order/storm/receipt.ts';
import { shop } from '../../testing/order/storm/shopper.ts';
import { makeDataFolder } from '../../testing/platform/dataFolder.ts';
import { createTestDatabase, givenServer, type TestDatabase } from '../../testing/platform/testDatabase.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { type FactoryReceipt, prepareFactory, produce } from '../../testing/registration/storm/factory.ts';
import { findUnregistered } from '../../testing/registration/storm/findUnregistered.ts';
import { type Importing, importFile } from '../../testing/registration/storm/importer.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { dataOf } from '../platform/database/embedded/cluster.ts';
import { clusterName } from '../platform/database/embedded/owner.ts';
import { readPostmaster } from '../platform/database/embedded/postmaster.ts';
import { silentLog } from '../platform/log/log.ts';
import { createFolderPictures } from '../platform/pictures/pictureStore.ts';
import { openStore, type Store } from '../schema/store.ts';

/** Numbers of kills of the gateway, and of the embedded database under a running one, and random seed: see bench/storm. */
const kills = Number(process.env['STORM_KILLS'] || 4);
const databaseKills = Number(process.env['STORM_DATABASE_KILLS'] || 1);
const seed = Number(process.env['STORM_SEED'] || 20_261_123);

/** Concurrent buyers. */
const shoppers = 8;

/** Concurrent systems of one enterprise that registers identifiers. */
const factories = 2;
const factoryPrefix = '88.118.951';

/** Number of enterprises: each account's orders are rate limited. */
const buyerCount = 24 + 8 * kills;

/** Answers before each kill, so that the test is independent of the machine's speed. */
const answersOfLife = [10, 90] as const;

/** Delay in ms from the last of them to the kill: zero every other time, to catch answers sent before their commit. */
const killedAfterMs = [1, 15] as const;

/** Answers between the kills of the database in one life of the gateway. */
const answersOfDatabase = [5, 40] as const;

/** Delay in ms of a kill during startup. */
const startsInVain = [50, 900] as const;

/** Every nth kill hits a starting gateway. */
const inVainEvery = 4;

/** Timeout in ms for creating and dropping a database on a busy machine. */
const hookMs = 60_000;

const secret = 'a secret for tests, long enough to sign with';

let dataDir: string;
/** Null: the embedded one. */
let database: TestDatabase | null;
beforeAll(async () => {
  dataDir = makeDataFolder('storm');
  database = process.env[givenServer] ? await createTestDatabase() : null;
}, hookMs);
afterAll(async () => {
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
}, hookMs);

/** Kills the embedded database's server process; what it leaves ends by itself, and the gateway starts it again. */
function killDatabase(): void {
  const server = readPostmaster(dataOf(join(dataDir, clusterName)));
  if (server === null) throw new Error('The embedded database is not running.');
  process.kill(server.pid, 'SIGKILL');
}

/** Modifies the database while no gateway runs on it. */
async function whileDown<Result>(work: (gateway: OrderGateway, store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ dataDir, databaseUrl: database?.url ?? null, log: silentLog });
  const gateway = await orderGateway(store, systemClock, {
    secret: Buffer.from(secret),
    privatePictures: createFolderPictures(join(dataDir, 'private')),
  });
  const result = await work(gateway, store);
  await gateway.app.close();
  await store.close();
  return result;
}

/** What was answered in a storm, the startup times, and how many kills met the import. */
interface Storm {
  receipts: Receipt[];
  factoryReceipts: FactoryReceipt[];
  startsMs: number[];
  killsInImport: number;
}

/** Runs buyers and factories against a gateway that is killed repeatedly. */
async function storm(gateway: KilledGateway): Promise<Storm> {
  const people = await whileDown(async (made, store) => {
    const buyers = [];
    for (let count = 0; count < buyerCount; count += 1) buyers.push(await made.buyer());
    const reviewer = await made.user('ADMIN');
    // Sessions outlive the test, however slow the machine is.
    const expires_at = new Date(systemClock.now().getTime() + dayMs);
    await store.kysely.updateTable('access_token').set({ expires_at }).execute();
    return { buyers, reviewer, draft: made.draft, token: await insertTestEnterprise(store, factoryPrefix) };
  });
  const random = createRandom(seed);
  const asked = { gateway, onAnswer: () => {} };
  const receipts: Receipt[] = [];
  // The last one is of an import.
  const factoryReceipts = Array.from(
    { length: factories + 1 },
    (): FactoryReceipt => ({ reserved: [], registered: [], events: [] }),
  );
  const startsMs: number[] = [];
  const databaseKillsPerLife = Math.ceil(databaseKills / (kills - Math.floor(kills / inVainEvery)));
  let databaseKillsLeft = database === null ? databaseKills : 0;
  let isOver = false;
  let killsInImport = 0;
  const importing: Importing = { onMove: () => {}, share: 0, isOver: false };
  const shopping = Promise.all([
    ...Array.from({ length: shoppers }, (_shopper, index) =>
      shop({ ...people, asked, receipts }, seed + index + 1, () => isOver),
    ),
    ...factoryReceipts.map(async (receipt, index) => {
      const parts = { asked, token: people.token, receipt };
      await prepareFactory(parts);
      if (index === factories) await importFile(parts, importing);
      else await produce(parts, seed + shoppers + index + 1, () => isOver);
    }),
  ]);
  // Failures are awaited below, after the end of the storm.
  shopping.catch(() => undefined);
  const answers = (count: number) =>
    new Promise<void>((resolve) => {
      let left = count;
      asked.onAnswer = () => {
        left -= 1;
        if (left === 0) resolve();
      };
    });
  const importMoves = () =>
    new Promise<void>((resolve) => {
      importing.onMove = resolve;
      if (importing.isOver) resolve();
    });
  const importReaches = (share: number) =>
    new Promise<void>((resolve) => {
      importing.onMove = () => {
        if (importing.share >= share && !importing.isOver) resolve();
      };
      importing.onMove();
    });
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % inVainEvery === 0) {
      await gateway.startInVain(random.between(...startsInVain));
      continue;
    }
    startsMs.push(await gateway.start());
    // Every life carries out a part of the import. None ends in its check, which the next one would resume after a minute.
    await Promise.race([shopping, gateway.endedItself, importMoves()]);
    for (let count = 0; count < databaseKillsPerLife && databaseKillsLeft > 0; count += 1) {
      databaseKillsLeft -= 1;
      await Promise.race([shopping, gateway.endedItself, answers(random.between(...answersOfDatabase))]);
      killDatabase();
    }
    // Whichever comes first: where lines are quicker than answers, the import would end before the first kill.
    const lived = [answers(random.between(...answersOfLife)), importReaches(kill / (kills + 1))];
    await Promise.race([shopping, gateway.endedItself, ...lived]);
    if (kill % 2 === 0) await passMs(random.between(...killedAfterMs));
    if (!importing.isOver) killsInImport += 1;
    await gateway.kill();
  }
  isOver = true;
  startsMs.push(await gateway.start());
  await Promise.race([shopping, gateway.endedItself]);
  await gateway.end();
  return { receipts, factoryReceipts, startsMs, killsInImport };
}

describe('a gateway killed in the middle of orders, payments and registrations', () => {
  it('loses nothing that it acknowledged, and leaves no partial state', {
    timeout: 120_000 + kills * 60_000,
  }, async () => {
    console.info(`STORM_SEED=${seed} STORM_KILLS=${kills} STORM_DATABASE_KILLS=${databaseKills}`);
    const killed = createKilledGateway({
      DATABASE_URL: database?.url ?? '',
      DATA_DIR: dataDir,
      SECRET: secret,
      PAYMENT: 'sandbox',
      TRUST_PROXY: 'loopback',
    });
    onTestFinished(() => killed.end());
    const { receipts, factoryReceipts, startsMs, killsInImport } = await storm(killed);
    const saved = receipts.filter((receipt) => receipt.saved !== null);
    const paid = saved.flatMap((receipt) => receipt.paid);
    const handedIn = saved.flatMap((receipt) => receipt.handedIn);
    const registered = factoryReceipts.flatMap((receipt) => receipt.registered);
    console.info(
      `${kills} kills, ${databaseKills} of the database: ${saved.length} orders, ${handedIn.length} transfers, ${paid.length} payments, ${registered.length} identifiers answered, ${killsInImport} kills in the import;` +
        ` starts of ${Math.round(Math.min(...startsMs))} to ${Math.round(Math.max(...startsMs))} ms`,
    );
    expect(paid.length).toBeGreaterThan(0);
    expect(registered.length).toBeGreaterThan(0);
    expect(killsInImport).toBeGreaterThan(0);
    await whileDown(async (gateway, store) => {
      expect(await findUnregistered(store, factoryPrefix, factoryReceipts)).toEqual([]);
      const { user } = gateway;
      const book = await readOrderBook(store);
      expect(findInconsistencies(book)).toEqual([]);
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

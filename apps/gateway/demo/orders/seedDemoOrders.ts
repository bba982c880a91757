import { createHash } from 'node:crypto';
import { chinaDate, chinaMinute, usernameKey } from '@lima-id/domain';
import type { Kysely, Transaction } from 'kysely';
import { createMobiles } from '../../src/account/mobiles.ts';
import { hashPassword } from '../../src/account/password.ts';
import { usernameColumns } from '../../src/account/usernameColumns.ts';
import { readOffer } from '../../src/market/readOffer.ts';
import { sealBank } from '../../src/order/bankData.ts';
import type { Offer } from '../../src/order/orderParts.ts';
import { orderSecrets } from '../../src/order/orderSecrets.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { PictureStore } from '../../src/platform/pictures/pictureStore.ts';
import { createSealedPictures } from '../../src/platform/pictures/sealedPictures.ts';
import { createSeal } from '../../src/platform/secret/seal.ts';
import { newId } from '../../src/platform/secret/token.ts';
import type { Store } from '../../src/schema/store.ts';
import type { Tables } from '../../src/schema/tables.ts';
import { lockDemoSeed } from '../demoSeed.ts';
import { type Buyer, type DemoOrderRows, demoOrderPrice, demoOrderRows } from './demoOrderRows.ts';
import { type DemoBuyer, demoBuyers, demoOrders } from './demoOrders.ts';
import { drawVoucher, type Voucher } from './drawVoucher.ts';

export interface DemoOrderParts {
  store: Store;
  clock: Clock;
  secret: Uint8Array;
  /** Storage of private pictures, which are encrypted before. */
  privatePictures: PictureStore;
}

/** Slow preparations, done before the lock is taken, so that waiting gateways stay within the statement timeout. */
interface Prepared extends DemoOrderParts {
  /** Of a random password. */
  passwordHash: string;
  vouchers: ReadonlyMap<number, Voucher>;
}

async function prepare(parts: DemoOrderParts): Promise<Prepared> {
  const steps = demoOrders.flatMap((order) => order.steps);
  const numbers = new Set(steps.flatMap((step) => (step.event === 'paymentSubmitted' ? [step.voucher] : [])));
  return {
    ...parts,
    passwordHash: await hashPassword(newId()),
    vouchers: new Map(
      await Promise.all([...numbers].map(async (number) => [number, await drawVoucher(number)] as const)),
    ),
  };
}

/** The market's offers of the packages in the demo's orders; null when a market that was put since lacks one of them, or a price for its duration. */
async function readOffers(store: Store): Promise<Map<string, Offer> | null> {
  const offers = new Map<string, Offer>();
  for (const order of demoOrders) {
    const offer = offers.get(order.packageId) ?? (await readOffer(store, order.packageId));
    if (offer === null || demoOrderPrice(order, offer) === null) return null;
    offers.set(order.packageId, offer);
  }
  return offers;
}

/** The account of a buyer; those without a login get a random password. */
async function accountOf(
  transaction: Transaction<Tables>,
  { clock, secret, passwordHash }: Prepared,
  { username, companyPrefix, mobile }: (typeof demoBuyers)[number],
): Promise<string | null> {
  const known = await transaction
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  if (known !== undefined || mobile === null) return known?.id ?? null;
  const id = newId();
  const mobiles = createMobiles(secret);
  const account = {
    id,
    ...usernameColumns(username),
    mobile: mobiles.seal(mobile, id),
    mobile_hash: mobiles.hash(mobile),
    email: `${username}@example.cn`,
    password_hash: passwordHash,
    role: 'COMPANY_ADMIN' as const,
    portrait: '',
    company_prefix: companyPrefix,
    created_at: clock.now(),
  };
  await transaction.insertInto('account').values(account).execute();
  return id;
}

async function findBuyers(transaction: Transaction<Tables>, parts: Prepared): Promise<Map<DemoBuyer, Buyer>> {
  const buyers = new Map<DemoBuyer, Buyer>();
  for (const buyer of demoBuyers) {
    const accountId = await accountOf(transaction, parts, buyer);
    const company = await transaction
      .selectFrom('enterprise')
      .select(['id', 'name', 'prefix'])
      .where('prefix', '=', buyer.companyPrefix)
      .executeTakeFirst();
    if (accountId !== null && company !== undefined) {
      buyers.set(buyer.username, { accountId, company: { ...company, id: String(company.id) } });
    }
  }
  return buyers;
}

/** Stores the picture of a voucher for its owner; returns its id. The same voucher of two owners is two pictures of one file. */
async function keepVoucher(
  transaction: Transaction<Tables>,
  { secret, privatePictures, vouchers }: Prepared,
  { number, ownerId, at }: { number: number; ownerId: string; at: Date },
): Promise<{ picture_id: string; sha256: string }> {
  const drawn = vouchers.get(number);
  if (drawn === undefined) throw new Error(`Nobody has drawn voucher ${number}.`);
  const { bytes, width, height } = drawn;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = `${createHash('sha256').update(`${ownerId} ${sha256}`).digest('hex').slice(0, 32)}.webp`;
  const inserted = await transaction
    .insertInto('private_picture')
    .values({
      id,
      account_id: ownerId,
      kind: 'voucher',
      bytes: bytes.length,
      width,
      height,
      created_at: at,
      loose_since: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) {
    await createSealedPictures(privatePictures, createSeal(secret, 'private picture')).put(bytes, 'image/webp', id);
  }
  return { picture_id: id, sha256 };
}

async function insertPayments(transaction: Transaction<Tables>, parts: Prepared, rows: DemoOrderRows): Promise<void> {
  const { bank, hashBankNo, hashPayment } = orderSecrets(parts.secret);
  const { id: orderId, account_id: ownerId, company_name: bankAccountName, company_id: companyId } = rows.order;
  for (const { voucher, payFen, paidAt } of rows.payments) {
    const bankNo = `62001180${companyId.padStart(5, '0')}`;
    const payTime = chinaMinute(paidAt.getTime());
    const { id } = await transaction
      .insertInto('offline_payment')
      .values({
        order_id: orderId,
        bank: sealBank(bank, { depositBank: '示例银行德州宁津支行', bankAccountName, bankNo }, orderId),
        account_hash: hashBankNo(bankNo),
        content_hash: hashPayment(`demo ${orderId} ${voucher}`),
        pay_fen: payFen,
        pay_time: payTime,
        pay_day: payTime.slice(0, 10),
        submitted_at: paidAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const kept = await keepVoucher(transaction, parts, { number: voucher, ownerId, at: paidAt });
    await transaction
      .insertInto('offline_payment_voucher')
      .values({ payment_id: id, place: 1, ...kept })
      .execute();
  }
}

async function hasOrders(database: Kysely<Tables>): Promise<boolean> {
  const some = await database.selectFrom('app_order').select('id').limit(1).executeTakeFirst();
  return some !== undefined;
}

/**
 * Inserts orders in every status into a database with the demo data, its accounts and no orders: once, even if several gateways start. None
 * when the market no longer sells their apps. Bank data and vouchers are encrypted with the gateway's own secret.
 */
export async function seedDemoOrders(parts: DemoOrderParts): Promise<void> {
  const { store, clock } = parts;
  if (await hasOrders(store.kysely)) return;
  const offers = await readOffers(store);
  if (offers === null) return;
  const prepared = await prepare(parts);
  await store.transaction(async (transaction) => {
    const seed = await lockDemoSeed(transaction);
    const reviewer = await transaction
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'operator')
      .executeTakeFirst();
    if (seed === null || reviewer === undefined || (await hasOrders(transaction))) return;
    const buyers = await findBuyers(transaction, prepared);
    const { orders, numbers } = demoOrderRows(chinaDate(clock.now().getTime()), buyers, offers, reviewer.id);
    await transaction.insertInto('app_order_number').values(numbers).execute();
    for (const rows of orders) {
      await transaction.insertInto('app_order').values(rows.order).execute();
      await transaction.insertInto('app_order_line').values(rows.line).execute();
      await transaction.insertInto('app_order_step').values(rows.steps).execute();
      await insertPayments(transaction, prepared, rows);
      if (rows.attempts.length > 0) await transaction.insertInto('payment_attempt').values(rows.attempts).execute();
      if (rows.received.length > 0) await transaction.insertInto('received_payment').values(rows.received).execute();
    }
  });
}

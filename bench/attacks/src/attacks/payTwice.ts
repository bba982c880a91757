import { contract, createClient, type Result } from '@lima-id/api';
import { marketMessages } from '@lima-id/domain';
import { systemClock } from '../../../../apps/gateway/src/platform/clock/clock.ts';
import { silentLog } from '../../../../apps/gateway/src/platform/log/log.ts';
import { openStore, type Store } from '../../../../apps/gateway/src/schema/store.ts';
import { type OrderGateway, orderGateway } from '../../../../apps/gateway/testing/order/orderGateway.ts';
import type { Attack, AttackContext, Finding } from '../attack.ts';
import { type AttackedGateway, startGateway } from '../gateway.ts';

const orders = 8;
const clicksPerOrder = 50;
const amountFen = 280_000;

interface Bought {
  id: string;
  orderCode: string;
  token: string;
}

/** Results of the clicks for all orders. */
interface Clicked {
  /** Distinct payment URLs that were issued. */
  addresses: string[];
  /** Clicks answered with "try again". */
  askedToRetry: number;
  /** Other answers. */
  unexpected: string[];
}

/** Modifies the database while no gateway runs on it. */
async function whileDown<Outcome>(
  environment: Record<string, string>,
  work: (gateway: OrderGateway, store: Store) => Promise<Outcome>,
): Promise<Outcome> {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = null, SECRET: secret = '' } = environment;
  const store = await openStore({ dataDir, databaseUrl, log: silentLog });
  const gateway = await orderGateway(store, systemClock, { secret: Buffer.from(secret) });
  const outcome = await work(gateway, store);
  await gateway.app.close();
  await store.close();
  return outcome;
}

/** Starts one payment, alternating between QR code and page. */
async function click({ address }: AttackedGateway, { orderCode, token }: Bought, number: number) {
  const client = createClient({ origin: address, token });
  if (number % 2 === 0) return await client.call(contract.placeWechatOrder, { description: '', orderCode, amountFen });
  return await client.call(contract.createHumiOrder, {
    payeeUserNo: '',
    channelCode: '',
    orderCode,
    orderAmountFen: amountFen,
    payAmountFen: amountFen,
    paymentMethod: 'wechat',
    poundageAmountFen: 0,
    redirectUrl: '',
  });
}

async function clickAll(gateways: readonly AttackedGateway[], bought: readonly Bought[]): Promise<Clicked> {
  const addresses = new Set<string>();
  const clicked: Clicked = { addresses: [], askedToRetry: 0, unexpected: [] };
  for (const order of bought) {
    const answers = await Promise.all(
      Array.from({ length: clicksPerOrder }, async (_click, number): Promise<Result<object>> => {
        const gateway = gateways[Math.floor(number / 2) % gateways.length];
        if (gateway === undefined) throw new Error('A gateway was started.');
        return await click(gateway, order, number);
      }),
    );
    for (const answer of answers) {
      if (answer.success) addresses.add(String(Object.values(answer.data)[0]));
      else if (answer.message === marketMessages.onlinePayment.opening) clicked.askedToRetry += 1;
      else clicked.unexpected.push(answer.message);
    }
  }
  return { ...clicked, addresses: [...addresses] };
}

/** Pays on every issued page concurrently; returns how many payments were accepted. */
async function payAll({ address }: AttackedGateway, pages: readonly string[]): Promise<number> {
  const body = new URLSearchParams({ outcome: 'paid', amount: '2800.00' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answers = await Promise.all(
    pages.map((page) => fetch(address + page, { method: 'POST', body, headers, redirect: 'manual' })),
  );
  return answers.filter(({ status }) => status === 303).length;
}

function judge(what: string, target: number, measured: number): Finding {
  return { what, target: String(target), measured: String(measured), isMet: measured === target };
}

async function run(context: AttackContext): Promise<Finding[]> {
  const environment = { ...(await context.database()), PAYMENT: 'sandbox' };
  const bought = await whileDown(environment, async (gateway): Promise<Bought[]> => {
    const made: Bought[] = [];
    for (let count = 0; count < orders; count += 1) {
      const buyer = await gateway.buyer();
      made.push({ ...(await gateway.order(buyer)), token: buyer.token });
    }
    return made;
  });
  const gateways = [await startGateway(context, environment)];
  // The embedded database's folder is locked by one gateway; a server has several databases.
  if (context.dialect === 'postgresql') gateways.push(await startGateway(context, environment));
  context.log(`${orders} orders, ${clicksPerOrder} clicks each, ${gateways.length} gateways`);
  const { addresses, askedToRetry, unexpected } = await clickAll(gateways, bought);
  context.log(
    `${addresses.length} addresses handed out, ${askedToRetry} clicks asked to retry, ${unexpected.join(' ')}`,
  );
  const [gateway] = gateways;
  if (gateway === undefined) throw new Error('A gateway was started.');
  const open = async (store: Store) =>
    await store.kysely.selectFrom('payment_attempt').select('id').where('state', '=', 'open').execute();
  const tookMoney = await payAll(gateway, addresses);
  for (const { child } of gateways) {
    child.process.kill('SIGTERM');
    await child.ended;
  }
  return await whileDown(environment, async (_gateway, store) => {
    const begun = await store.kysely.selectFrom('payment_attempt').select(['id', 'order_id', 'state']).execute();
    const received = await store.kysely.selectFrom('received_payment').select(['order_id', 'flag']).execute();
    const flagged = received.filter(({ flag }) => flag !== null);
    return [
      judge('addresses handed out', orders, addresses.length),
      judge(`payable URLs of ${orders} orders, ${clicksPerOrder} concurrent clicks each`, orders, tookMoney),
      judge('payments that brought money', orders, received.length),
      judge('payments beyond the first of their order', 0, flagged.length),
      judge('payments still open', 0, (await open(store)).length),
      judge('clicks answered neither with an address nor with how to go on', 0, unexpected.length),
      judge(
        'orders with two open payments',
        0,
        bought.filter(({ id }) => begun.filter((row) => row.order_id === id && row.state !== 'closed').length > 1)
          .length,
      ),
    ];
  });
}

/** Fifty concurrent clicks start a payment of one order by two channels; then every URL is paid. */
export const payTwice: Attack = { name: 'payTwice', dialects: ['embedded', 'postgresql'], run };

import { createHash } from 'node:crypto';
import { contract, type ReviewedOrder } from '@lima-id/api';
import {
  marketMessages,
  type OrderDraft,
  type OrderStatus,
  type PaymentInfo,
  type PaymentSubmission,
  type ReviewStatus,
} from '@lima-id/domain';
import { insertProducts } from '../../demo/insertMarket.ts';
import { createSessions } from '../../src/account/sessions.ts';
import type { UserRole } from '../../src/platform/authorisation/caller.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import { createSandbox } from '../../src/platform/payment/sandbox.ts';
import type { Store } from '../../src/schema/store.ts';
import type { SubjectParts } from '../../src/subjects.ts';
import { type AccountGateway, type Answer, accountGateway } from '../account/accountGateway.ts';
import { insertTestAccount } from '../account/insertTestAccount.ts';
import { draftOf } from '../market/drafts.ts';
import { madeJpeg } from '../platform/pictures/madePictures.ts';
import { insertTestEnterprise } from '../production/insertTestEnterprise.ts';

/** A logged-in user of an enterprise. */
export interface OrderUser {
  id: string;
  username: string;
  token: string;
  companyId: string;
  companyName: string;
}

/** An uploaded voucher. */
export type Voucher = PaymentInfo['payPictures'][number];

/** A complete gateway for order tests. Its market sells app 1 for 2800 yuan a year, app 2 for free, and app 3 on request. */
export interface OrderGateway extends AccountGateway {
  /** A user of an enterprise; one user per enterprise. */
  buyer(examineStatus?: ReviewStatus): Promise<OrderUser>;
  user(role: UserRole): Promise<OrderUser>;
  /** A valid order: app 1 for a year. */
  draft(buyer: OrderUser, changes?: Partial<OrderDraft>): OrderDraft;
  /** Saves a valid order; returns its id and code. */
  order(buyer: OrderUser, changes?: Partial<OrderDraft>): Promise<{ id: string; orderCode: string }>;
  /** Saves an order with a total of zero. */
  freeOrder(buyer: OrderUser): Promise<{ id: string; orderCode: string }>;
  /** Uploads a voucher; a different file for each seed. */
  voucher(user: OrderUser, seed?: number, kind?: 'voucher' | 'licence'): Promise<Voucher>;
  /** A valid payment declaration with a new voucher. */
  info(buyer: OrderUser, orderId: string, changes?: Partial<PaymentSubmission>): Promise<PaymentSubmission>;
  /** Submits a payment declaration. */
  pay(
    buyer: OrderUser,
    orderId: string,
    changes?: Partial<PaymentSubmission>,
  ): Promise<Answer<Record<string, unknown>>>;
  /** Reads the order as a reviewer, and decides on it. */
  decide(
    reviewer: OrderUser,
    id: string,
    event: 'accepted' | 'rejected',
    from?: OrderStatus,
  ): Promise<Answer<Record<string, unknown>>>;
  statusOf(id: string): Promise<OrderStatus>;
  /** The order for a reviewer, in wire format. */
  review(reviewer: OrderUser, id: string): Promise<Wired>;
  /** Starts a payment by QR code; returns its URL. */
  place(buyer: OrderUser, orderCode: string): Promise<string>;
  /** Chooses the outcome on the sandbox page. */
  choose(address: string, outcome: 'paid' | 'failed', amount?: string): Promise<number>;
}

/** Wire format for reviewers. */
export type Wired = Omit<ReviewedOrder, 'order' | 'payments'> & {
  order: Record<string, unknown>;
  payments: { amount: string; flag: string | null; refund: string | null; transaction: string }[];
};

let made = 0;

function transactionId(): string {
  made += 1;
  return createHash('md5').update(`order ${made}`).digest('hex');
}

const line = {
  appId: 'app-1',
  packageProductId: '101',
  packageName: '标准版',
  priceFen: 280_000,
  purchaseDuration: '1年',
  productId: '1',
  productName: '应用1',
};

async function insertMarket(store: Store): Promise<void> {
  const known = await store.kysely.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const [plain] = draftOf('1').packages;
  if (plain === undefined) throw new Error('Apps of tests have a package.');
  const year = { ...plain, yearUnitPriceFen: 280_000, monthUnitPriceFen: 26_000 };
  await store.transaction((transaction) =>
    insertProducts(
      transaction,
      [],
      [
        draftOf('1', {
          packages: [
            { ...year, id: '101', prices: [[1, 'year', 280_000]] },
            { ...year, id: '102', name: '专业版', prices: [[1, 'year', 700_000]] },
          ],
        }),
        draftOf('2', { packages: [{ ...year, id: '201', yearUnitPriceFen: 0, prices: [[1, 'year', 0]] }] }),
        draftOf('3', { negotiable: true, packages: [{ ...year, id: '301', prices: [] }] }),
      ],
    ),
  );
}

/** Builds the gateway with its market and the sandbox provider, unless overridden. */
export async function orderGateway(
  store: Store,
  clock: Clock,
  own: Partial<Omit<SubjectParts, 'sms'>> = {},
): Promise<OrderGateway> {
  await insertMarket(store);
  const sandbox = createSandbox({ clock, publicUrl: '' });
  const account = await accountGateway(store, clock, { payments: { humi: sandbox, wechat: sandbox }, ...own });
  const { app, call } = account;
  const sessions = createSessions(store, clock);

  async function logIn(role: UserRole, companyPrefix: string | null): Promise<OrderUser> {
    made += 1;
    const username = `buyer${made}`;
    const id = await insertTestAccount(store, { role, username, companyPrefix, secret: own.secret });
    const { accessToken } = await store.transaction((transaction) => sessions.open(transaction, id, 'device'));
    const company = await store.kysely
      .selectFrom('enterprise')
      .select(['id', 'name'])
      .where('prefix', '=', companyPrefix ?? '')
      .executeTakeFirst();
    return {
      id,
      username,
      token: accessToken,
      companyId: String(company?.id ?? ''),
      companyName: company?.name ?? '',
    };
  }

  async function saved(buyer: OrderUser, draft: OrderDraft) {
    const { success, message, data } = await call(contract.saveOrder, draft, buyer);
    if (!success) throw new Error(`The order was not taken: ${message}`);
    return data as { id: string; orderCode: string };
  }

  const gateway: OrderGateway = {
    ...account,
    async buyer(examineStatus = 'approved') {
      made += 1;
      const prefix = `88.118.${String(made).padStart(4, '0')}`;
      await insertTestEnterprise(store, prefix);
      await store.kysely
        .updateTable('enterprise')
        .set({ examine_status: examineStatus })
        .where('prefix', '=', prefix)
        .execute();
      return await logIn('COMPANY_ADMIN', prefix);
    },
    user: (role) => logIn(role, null),
    draft: ({ companyId, companyName }, changes = {}) => ({
      buyerCompanyId: companyId,
      buyerCompanyName: companyName,
      type: 'app',
      totalAmountFen: 280_000,
      salePriceFen: 280_000,
      standardPriceFen: 280_000,
      transactionId: transactionId(),
      productId: '1',
      remark: '',
      orderDetails: [line],
      ...changes,
    }),
    order: (buyer, changes) => saved(buyer, gateway.draft(buyer, changes)),
    freeOrder(buyer) {
      const free = {
        ...line,
        appId: 'app-2',
        packageProductId: '201',
        productId: '2',
        productName: '应用2',
        priceFen: 0,
      };
      const amounts = { totalAmountFen: 0, salePriceFen: 0, standardPriceFen: 0 };
      return saved(buyer, gateway.draft(buyer, { productId: '2', orderDetails: [free], ...amounts }));
    },
    async voucher({ token }, seed, kind = 'voucher') {
      made += 1;
      const form = new FormData();
      const bytes = new Uint8Array(madeJpeg(64 + (seed ?? made + 100), 48));
      form.append('kind', kind);
      form.append('file', new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
      const { method, path } = contract.uploadPrivate;
      const response = await app.inject({ method, url: path, payload: form, headers: { accesstoken: token } });
      return response.json().data;
    },
    async info(buyer, orderId, changes = {}) {
      return {
        orderId,
        depositBank: '示例银行济南高新支行',
        bankAccountName: buyer.companyName,
        bankNo: `62001180${String(made).padStart(6, '0')}`,
        payAmount: '2800.00',
        payTime: '2026-11-22 11:20',
        payPictures: changes.payPictures ?? [await gateway.voucher(buyer)],
        ...changes,
      };
    },
    pay: async (buyer, orderId, changes) =>
      await call(contract.savePaymentInfo, await gateway.info(buyer, orderId, changes), buyer),
    async decide(reviewer, id, event, from = 'pendingReview') {
      await gateway.review(reviewer, id);
      return event === 'accepted'
        ? await call(contract.acceptOrder, { id, from }, reviewer)
        : await call(contract.rejectOrder, { id, from, reason: '凭证不清晰，请重新上传' }, reviewer);
    },
    async statusOf(id) {
      const row = await store.kysely
        .selectFrom('app_order')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.status;
    },
    review: async (reviewer, id) =>
      (await call(contract.readOrderForReview, { id }, reviewer)).data as unknown as Wired,
    async place(buyer, orderCode) {
      const { data, message } = await call(
        contract.placeWechatOrder,
        { description: '', orderCode, amountFen: 280_000 },
        buyer,
      );
      if (data === null) throw new Error(`The payment was not begun: ${message}`);
      return String(data['code_url']);
    },
    async choose(address, outcome, amount = '2800.00') {
      const payload = new URLSearchParams({ outcome, amount }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await app.inject({ method: 'POST', url: address, payload, headers })).statusCode;
    },
  };
  return gateway;
}

/** The refusal of an order in the wrong status. */
export const notAllowed = { status: 409, message: marketMessages.order.notAllowed };

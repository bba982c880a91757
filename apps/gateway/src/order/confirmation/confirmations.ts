import type { OrderQuery, PrivateLinkReply } from '@lima-id/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { administrators, type Caller } from '../../platform/authorisation/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { refuse } from '../../platform/http/answer.ts';
import type { Reply } from '../../platform/http/mount.ts';
import { privateHeaders } from '../../platform/http/privateHeaders.ts';
import { queryOf } from '../../platform/http/requestedAddress.ts';
import type { SignedLinks } from '../../platform/secret/signedLinks.ts';
import type { Store } from '../../schema/store.ts';
import { expireOrdersOf } from '../expireOrders.ts';
import { latestPayment } from '../latestPayment.ts';
import type { OrderRow } from '../orderRow.ts';
import { orderRefusals } from '../refusals.ts';
import type { OrderAccessLog } from '../review/dataAccess.ts';
import { showOrders } from '../showOrder.ts';
import { describeConfirmation, type Seller } from './describeConfirmation.ts';
import { printQueued } from './printQueued.ts';

/** Confirmations that a viewer waits for at the same time at most. */
const perViewerMax = 3;

/** Base path of confirmations. */
export const confirmationPath = '/private/order/';

export interface ConfirmationParts {
  store: Store;
  clock: Clock;
  seller: Seller;
  links: SignedLinks;
  accessLog: Pick<OrderAccessLog, 'noteReading'>;
}

type Viewer = Pick<Caller, 'accountId' | 'role'>;

/** An order of the viewer, or any order for a reviewer; an overdue one expires before it is read. */
async function findOrder(
  { store, clock }: Pick<ConfirmationParts, 'store' | 'clock'>,
  id: string,
  { accountId, role }: Viewer,
): Promise<OrderRow | undefined> {
  const wanted = store.kysely.selectFrom('app_order').where('id', '=', id);
  const owner = await wanted.select('account_id').executeTakeFirst();
  if (owner === undefined || (owner.account_id !== accountId && !administrators.has(role))) return undefined;
  await expireOrdersOf({ store, clock }, owner.account_id);
  return await wanted.selectAll().executeTakeFirst();
}

/** Creates a link to the confirmation of an order for its owner, and for reviewers with an audit log entry. */
export async function linkConfirmation(
  parts: ConfirmationParts,
  caller: Caller,
  { id }: OrderQuery,
): Promise<Reply<PrivateLinkReply, null>> {
  const { links, accessLog } = parts;
  const row = await findOrder(parts, id, caller);
  if (row === undefined) return { failure: orderRefusals.unknown };
  if (row.account_id !== caller.accountId) await accessLog.noteReading(caller.accountId, id);
  return { data: links.give(id, caller.accountId) };
}

async function print({ store, clock, seller }: ConfirmationParts, row: OrderRow): Promise<Uint8Array | null> {
  const [order] = await showOrders(store, [row]);
  if (order === undefined) throw new Error('An order shows itself.');
  const completedAt = row.status === 'completed' ? row.changed_at : null;
  const transfer = row.payment_method === 'transfer' ? await latestPayment(store.kysely, row.id) : undefined;
  const transferredFen = transfer === undefined ? null : Number(transfer.pay_fen);
  return await printQueued(describeConfirmation(order, { seller, completedAt, transferredFen, now: clock.now() }));
}

/**
 * Mounts `GET /private/order/:id`: the confirmation of an order as a PDF, for holders of a valid link of its owner or a reviewer.
 * Everything else is 404, so that nothing is revealed. A viewer waits for a few at once at most, so that nobody fills the queue alone.
 */
export function mountConfirmations(app: FastifyInstance, parts: ConfirmationParts): void {
  /** How many each viewer is waiting for. */
  const waiting = new Map<string, number>();

  async function answer(id: string, viewerId: string, reply: FastifyReply): Promise<FastifyReply> {
    const viewer = await parts.store.kysely
      .selectFrom('account')
      .select(['id as accountId', 'role'])
      .where('id', '=', viewerId)
      .executeTakeFirst();
    const row = viewer === undefined ? undefined : await findOrder(parts, id, viewer);
    if (row === undefined) {
      reply.callNotFound();
      return reply;
    }
    const pdf = await print(parts, row);
    reply.headers(privateHeaders);
    if (pdf === null) return refuse(reply, orderRefusals.confirmationBusy);
    const name = encodeURIComponent(`订单确认单-${row.code}.pdf`);
    return reply
      .header('content-disposition', `attachment; filename="${row.code}.pdf"; filename*=UTF-8''${name}`)
      .type('application/pdf')
      .send(pdf);
  }

  app.get<{ Params: { id: string } }>(`${confirmationPath}:id`, async (request, reply) => {
    const { id } = request.params;
    const viewerId = parts.links.viewerOf(id, queryOf(request.url));
    if (viewerId === null) {
      reply.callNotFound();
      return reply;
    }
    const before = waiting.get(viewerId) ?? 0;
    if (before === perViewerMax) return refuse(reply.headers(privateHeaders), orderRefusals.confirmationBusy);
    waiting.set(viewerId, before + 1);
    try {
      return await answer(id, viewerId, reply);
    } finally {
      const left = (waiting.get(viewerId) ?? 1) - 1;
      if (left === 0) waiting.delete(viewerId);
      else waiting.set(viewerId, left);
    }
  });
}

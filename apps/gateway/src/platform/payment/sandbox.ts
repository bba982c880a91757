import { readYuan } from '@lima-id/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { PaymentDesk, PaymentProvider, StandingPayment } from './paymentPort.ts';
import { type SandboxNote, sandboxPage } from './sandboxPage.ts';

/** Base path of the sandbox pages. */
export const sandboxPath = '/__pay/';

const name = 'sandbox';

/** The choice on the page; a duplicate field is invalid. */
function chosen(body: unknown): { outcome: 'paid' | 'failed' | null; amountFen: number | null } {
  const { outcome, amount } = Object(body) as Record<string, unknown>;
  return {
    outcome: outcome === 'paid' || outcome === 'failed' ? outcome : null,
    amountFen: typeof amount === 'string' ? readYuan(amount.trim()) : null,
  };
}

function show(reply: FastifyReply, payment: StandingPayment, note: SandboxNote, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(sandboxPage(payment, note));
}

/** Notifies the desk of the choice like a provider: the same payment always has the same transaction id. */
async function tell(desk: PaymentDesk, { attemptId }: StandingPayment, amountFen: number | null): Promise<void> {
  if (amountFen === null) await desk.fail(name, attemptId);
  else await desk.take({ provider: name, transaction: `${name}-${attemptId}`, attemptId, amountFen });
}

/**
 * Sandbox provider: a payment leads to our page `/__pay/{attempt}`, where anyone with its URL chooses outcome and amount. For machines
 * without a provider.
 */
export function createSandbox({ clock, publicUrl }: { clock: Clock; publicUrl: string }): PaymentProvider {
  let mounted: PaymentDesk | null = null;

  function mount(app: FastifyInstance, desk: PaymentDesk): void {
    mounted = desk;
    const url = `${sandboxPath}:attempt`;
    const isOver = ({ expiresAt }: StandingPayment) => expiresAt.getTime() <= clock.now().getTime();

    app.get<{ Params: { attempt: string } }>(url, async (request, reply) => {
      const payment = await desk.read(name, request.params.attempt);
      if (payment === null) {
        reply.callNotFound();
        return reply;
      }
      return show(reply, payment, isOver(payment) ? 'expired' : null);
    });

    app.post<{ Params: { attempt: string } }>(url, async (request, reply) => {
      const payment = await desk.read(name, request.params.attempt);
      if (payment === null) {
        reply.callNotFound();
        return reply;
      }
      const { outcome, amountFen } = chosen(request.body);
      if (isOver(payment)) return show(reply, payment, 'expired', 409);
      // A paid one may be notified again; a failed or closed one accepts no money.
      if (payment.state !== 'open' && payment.state !== 'paid') return show(reply, payment, null, 409);
      if (outcome === null || (outcome === 'paid' && amountFen === null)) {
        return show(reply, payment, 'wrongAmount', 422);
      }
      await tell(desk, payment, outcome === 'paid' ? amountFen : null);
      return reply.redirect(payment.returnAddress || `${sandboxPath}${payment.attemptId}`, 303);
    });
  }

  return {
    name,
    place: async ({ attemptId }) => ({ ok: true, address: `${publicUrl}${sandboxPath}${attemptId}` }),
    mount,
    inquiry: {
      async ask(attemptId) {
        const state = (await mounted?.read(name, attemptId))?.state;
        return { state: state === 'open' || state === 'closing' ? 'unpaid' : 'over', detail: state ?? 'never begun' };
      },
      // The page rejects what the desk has closed.
      close: async () => true,
    },
    // Nothing to refund: no money was received.
    refund: async () => ({ state: 'done', detail: 'no money' }),
    findRefund: async () => ({ state: 'none', detail: 'no money' }),
  };
}

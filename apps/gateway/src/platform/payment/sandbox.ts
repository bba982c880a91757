import { readYuan } from '@lima-id/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { PaymentDesk, PaymentProvider, StandingPayment } from './paymentPort.ts';
import { type SandboxNote, sandboxPage } from './sandboxPage.ts';

/** Where the pages of the sandbox are. */
export const sandboxPath = '/__pay/';

const name = 'sandbox';

/** What somebody chose on the page; a field that came twice counts as none. */
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

/** Tells the desk what was chosen, as a provider would: the same payment has the same number however often it is reported. */
async function tell(desk: PaymentDesk, { attemptId }: StandingPayment, amountFen: number | null): Promise<void> {
  if (amountFen === null) await desk.fail(name, attemptId);
  else await desk.take({ provider: name, transaction: `${name}-${attemptId}`, attemptId, amountFen });
}

/**
 * Takes no money: a payment leads to a page of ours, `/__pay/{attempt}`, on which anyone with its address says whether it succeeded,
 * and with which amount. For machines without a provider.
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
      // One that was paid may be reported again; a payment that failed or was closed takes no money.
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
      // What the desk has closed, the page refuses.
      close: async () => true,
    },
    // It never had any.
    refund: async () => ({ state: 'done', detail: 'no money' }),
  };
}

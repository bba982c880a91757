import { setTimeout as passMs } from 'node:timers/promises';
import { type CallOptions, createClient, type Endpoint, type Result } from '@lima-id/api';
import type { KilledGateway } from './killedGateway.ts';

/** An answer, and the number of attempts. */
export type Answered<Reply> = Result<Reply, unknown> & { tries: number };

/** The gateway, and a callback for each answer. */
export interface Asked {
  gateway: KilledGateway;
  onAnswer: () => void;
}

/** Status of a gateway whose database is away: whether the call was done is as unknown as without an answer. */
const unavailable = 503;

/** Delay in ms before a retry then. */
const retryMs = 50;

/** Requests so far. */
let requests = 0;

/** Requests from an address of its own, behind the proxy that the storm's gateway trusts: its rate limit is no part of a storm. */
async function requestFromElsewhere(url: string, init: RequestInit): Promise<Response> {
  requests += 1;
  const headers = new Headers(init.headers);
  const [high, middle, low] = [requests >> 16, requests >> 8, requests].map((part) => part % 256);
  headers.set('x-forwarded-for', `10.${high}.${middle}.${low}`);
  return await fetch(url, { ...init, headers });
}

/** Retries a call until the gateway and its database answer, as a client with lost answers does. */
export async function retryCall<Request, Reply, Failure>(
  asked: Asked,
  token: string,
  endpoint: Endpoint<Request, Reply, Failure>,
  request: NoInfer<Request>,
  options: Pick<CallOptions, 'idempotencyKey'> = {},
): Promise<Answered<Reply>> {
  for (let tries = 1; ; tries += 1) {
    const client = createClient({ origin: await asked.gateway.address(), token, fetch: requestFromElsewhere });
    const result = await client.call(endpoint, request, options);
    if (!result.success && result.status === null) continue;
    if (!result.success && result.status === unavailable) {
      await passMs(retryMs);
      continue;
    }
    asked.onAnswer();
    return { ...result, tries };
  }
}

/** Pays on the sandbox page, with retries; false when the payment was closed before. */
export async function keepChoosing(asked: Asked, page: string, amount: string): Promise<boolean> {
  const body = new URLSearchParams({ outcome: 'paid', amount });
  for (;;) {
    const address = await asked.gateway.address();
    const response = await fetch(address + page, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    if (response === null) continue;
    if (response.status === unavailable) {
      await passMs(retryMs);
      continue;
    }
    if (response.status !== 303 && response.status !== 409) {
      throw new Error(`The page of a payment answered ${response.status}.`);
    }
    asked.onAnswer();
    return response.status === 303;
  }
}

/**
 * Whether a call succeeded. A refusal by the order's status is expected when an earlier attempt with a lost answer, or a concurrent call,
 * may have succeeded; every other refusal is thrown.
 */
export function isTaken<Reply>(
  answer: Answered<Reply>,
  { beside = false } = {},
): answer is Answered<Reply> & { success: true } {
  if (answer.success) return true;
  if (answer.status === 409 && (beside || answer.tries > 1)) return false;
  throw new Error(`A call of the storm was refused: ${answer.status} ${answer.message}`);
}

import { createClient, type Endpoint, type Result } from '@lima-id/api';
import type { KilledGateway } from './killedGateway.ts';

/** An answer, and how often it was asked for. */
export type Answered<Reply> = Result<Reply, unknown> & { tries: number };

/** Who is asked, and who is told of each answer the moment it comes. */
export interface Asked {
  gateway: KilledGateway;
  onAnswer: () => void;
}

/** Makes a call again and again until the gateway answers it, as a client does whose answers get lost. */
export async function keepAsking<Request, Reply, Failure>(
  asked: Asked,
  token: string,
  endpoint: Endpoint<Request, Reply, Failure>,
  request: NoInfer<Request>,
): Promise<Answered<Reply>> {
  for (let tries = 1; ; tries += 1) {
    const client = createClient({ baseUrl: await asked.gateway.address(), getAccessToken: () => token });
    const result = await client.call(endpoint, request);
    if (!result.success && result.status === null) continue;
    asked.onAnswer();
    return { ...result, tries };
  }
}

/** Chooses on the sandbox's page that a payment was made, until it is answered; false when it was closed before. */
export async function keepChoosing(asked: Asked, page: string, amount: string): Promise<boolean> {
  const body = new URLSearchParams({ outcome: 'paid', amount });
  for (;;) {
    const address = await asked.gateway.address();
    const response = await fetch(address + page, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    if (response === null) continue;
    if (response.status !== 303 && response.status !== 409) {
      throw new Error(`The page of a payment answered ${response.status}.`);
    }
    asked.onAnswer();
    return response.status === 303;
  }
}

/**
 * Whether a call did what it is for. A refusal for the order's status is none of ours where the call may have been taken before, its
 * answer lost, or where something else may have come first; every other refusal is thrown.
 */
export function isTaken<Reply>(
  answer: Answered<Reply>,
  { beside = false } = {},
): answer is Answered<Reply> & { success: true } {
  if (answer.success) return true;
  if (answer.status === 409 && (beside || answer.tries > 1)) return false;
  throw new Error(`A call of the storm was refused: ${answer.status} ${answer.message}`);
}

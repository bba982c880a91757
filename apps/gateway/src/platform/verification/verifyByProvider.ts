import * as z from 'zod/mini';
import { verifyByChecksum } from './verifyByChecksum.ts';
import type { VerifyEnterprise } from './verifyEnterprise.ts';

export interface VerificationProvider {
  /** URL that accepts the claim as JSON by POST. */
  url: string;
  /** Sent as a bearer token. */
  token: string;
  /** Timeout in ms. */
  timeoutMs: number;
  /** Called with the reason when there is no verdict, without data of the claim. */
  onFailure: (detail: string) => void;
}

const answer = z.object({ match: z.boolean() });

/**
 * Verifies with a provider over HTTPS, after the checksums: sends the claim's six fields and expects `{"match": true}` or `{"match":
 * false}`. Any other answer is no verdict.
 */
export function createProviderVerification(provider: VerificationProvider): VerifyEnterprise {
  return async (claim) => {
    const byChecksum = await verifyByChecksum(claim);
    if (byChecksum.verdict === 'failed') return byChecksum;
    try {
      const response = await fetch(provider.url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(provider.timeoutMs),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${provider.token}` },
        body: JSON.stringify(claim),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return answer.parse(await response.json()).match ? { verdict: 'passed' } : { verdict: 'failed', field: null };
    } catch (error) {
      provider.onFailure(error instanceof Error ? error.message : 'no answer');
      return { verdict: 'unavailable' };
    }
  };
}

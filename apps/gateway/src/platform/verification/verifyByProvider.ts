import * as z from 'zod/mini';
import { verifyByChecksum } from './verifyByChecksum.ts';
import type { VerifyEnterprise } from './verifyEnterprise.ts';

/** Where a provider is asked. */
export interface VerificationProvider {
  /** Address that takes the claim as JSON by POST. */
  url: string;
  /** Sent as a bearer token. */
  token: string;
  /** Milliseconds after which no answer is waited for. */
  timeoutMs: number;
  /** Receives why there was no verdict; holds nothing of the claim. */
  onFailure: (detail: string) => void;
}

const answer = z.object({ match: z.boolean() });

/**
 * Asks a provider over HTTPS, after the checksums: it is sent the claim's six fields and answers `{"match": true}` or
 * `{"match": false}`. Every other answer, and none, is no verdict.
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

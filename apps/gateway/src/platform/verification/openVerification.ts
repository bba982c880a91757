import type { VerificationConfig } from './verificationConfig.ts';
import { verifyByChecksum } from './verifyByChecksum.ts';
import { createProviderVerification } from './verifyByProvider.ts';
import type { VerifyEnterprise } from './verifyEnterprise.ts';

/** Timeout of the provider in ms: a user is waiting. */
const timeoutMs = 5_000;

export function openVerification(config: VerificationConfig, onFailure: (detail: string) => void): VerifyEnterprise {
  if (config.kind === 'checksum') return verifyByChecksum;
  return createProviderVerification({ url: config.url, token: config.token, timeoutMs, onFailure });
}

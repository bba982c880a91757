import type { VerificationConfig } from './verificationConfig.ts';
import { verifyByChecksum } from './verifyByChecksum.ts';
import { createProviderVerification } from './verifyByProvider.ts';
import type { VerifyEnterprise } from './verifyEnterprise.ts';

/** Milliseconds after which a provider's answer is no longer waited for: somebody waits for it. */
const timeoutMs = 5_000;

/** Opens what the configuration names. */
export function openVerification(config: VerificationConfig, onFailure: (detail: string) => void): VerifyEnterprise {
  if (config.kind === 'checksum') return verifyByChecksum;
  return createProviderVerification({ url: config.url, token: config.token, timeoutMs, onFailure });
}

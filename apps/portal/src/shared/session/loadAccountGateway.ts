import type { accountGateway } from './accountGateway.ts';

/** Fetches the calls of the account; they come apart from the pages that are open to everybody. */
export async function loadAccountGateway(): Promise<typeof accountGateway> {
  return (await import('./accountGateway.ts')).accountGateway;
}

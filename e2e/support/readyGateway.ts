import { type RunningGateway, startGateway } from './gateway.ts';

/** The first rendered page loads the renderer. */
const rendererLimitMs = 60_000;

/**
 * Starts a gateway and waits until it prerenders: a page that a journey opens before that is the empty frame, which can be neither read nor
 * followed without scripts.
 */
export async function startReadyGateway(): Promise<RunningGateway> {
  const gateway = await startGateway();
  const since = Date.now();
  while (Date.now() - since < rendererLimitMs) {
    const page = await (await fetch(`${gateway.url}/application/list/detail/1`)).text();
    if (page.includes('<div id="root"><')) return gateway;
  }
  await gateway.dispose();
  throw new Error('The gateway did not prerender a page.');
}

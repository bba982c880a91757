/** Milliseconds before a read whose connection broke is repeated: enough for a server to be back after a restart. */
const repeatAfterMs = 300;

/**
 * Fetches once; a read whose connection broke is repeated once, which is what a kept-alive connection needs when its server
 * restarts. Rejects when there was no answer or `signal` ended the call.
 */
export async function send(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.method !== 'GET' || init.signal.aborted) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, repeatAfterMs));
  return fetch(address, init);
}

/** Milliseconds before a read whose connection broke is retried: enough for a server to be back after a restart. */
const repeatAfterMs = 300;

/** The part of the platform's `fetch` that calls use. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Fetches; a read whose connection broke is retried once, which covers a kept-alive connection whose server restarted. Rejects
 * without a response or when `signal` aborts the call.
 */
export async function send(
  fetch: Fetch,
  address: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.method !== 'GET' || init.signal.aborted) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, repeatAfterMs));
  return fetch(address, init);
}

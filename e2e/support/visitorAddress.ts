/** Addresses that this worker has given out. */
let given = 0;

/**
 * Request headers with the address of another visitor in another network: rate limits and the work of the captcha grow with the requests
 * from an address and its network, so journeys that share one would slow each other down and be refused in the end.
 */
export function anotherAddress(): { 'x-forwarded-for': string } {
  given += 1;
  // Playwright numbers its workers.
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  return { 'x-forwarded-for': `10.${worker % 256}.${given % 256}.1` };
}

/**
 * The gateway that the portal calls, from what `GATEWAY_URL` says: an address without a slash at its end; empty for the site's own host.
 * Throws when it is no address of the web.
 */
export function gatewayAddress(given = ''): string {
  if (given === '') return '';
  const address = URL.parse(given);
  if (address === null || !/^https?:$/.test(address.protocol) || address.search !== '' || address.hash !== '') {
    throw new Error(`GATEWAY_URL must be like https://gateway.example.com, not ${given}.`);
  }
  return address.href.replace(/\/$/, '');
}

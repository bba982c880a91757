/** The gateway's URL without a trailing slash, set at build time; empty for the page's own host. */
export const gatewayUrl: string = import.meta.env.GATEWAY_URL ?? '';

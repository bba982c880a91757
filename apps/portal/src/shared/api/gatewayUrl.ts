/** The gateway's address without a slash at its end, which the build was given; empty for the page's own host. */
export const gatewayUrl: string = import.meta.env.GATEWAY_URL ?? '';

/** The bases of the contract: the first segments of its paths, in whose place a gateway may have others. */
export const pathBases = [
  '/app-zs-asset-manage',
  '/platform-console-service',
  '/platform-operate-service',
  '/platform-publicdata-service',
  '/platform-security-service',
  '/platform-user-center',
  '/platform-user-service',
  '/security',
] as const;

/** A base of the contract. */
export type PathBase = (typeof pathBases)[number];

/** A gateway's bases by those of the contract: paths without a slash at their end, or empty. Others are the contract's. */
export type GatewayBases = Readonly<Partial<Record<PathBase, string>>>;

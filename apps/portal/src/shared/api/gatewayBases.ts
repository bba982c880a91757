import type { GatewayBases } from '@lima-id/api';

/** Bases of the gateway that differ from those of the contract, set at build time; undefined when all are the same. */
export const gatewayBases: GatewayBases | undefined = import.meta.env.GATEWAY_BASES;

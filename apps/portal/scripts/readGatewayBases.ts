// By its path: a configuration file would resolve the package to what is built, and the portal is built from sources.
import { type GatewayBases, pathBases } from '../../../packages/api/src/contract/pathBases.ts';

const known: ReadonlySet<string> = new Set(pathBases);

/** A base of the contract and, after the equals sign, the gateway's: a path, or a slash alone. */
const pairPattern = /^(\/[^/=]+)=(\/|(?:\/\w[\w.~-]*)+\/?)$/;

/**
 * The gateway's bases by those of the contract, from what `GATEWAY_BASES` says; undefined when it says nothing. Throws for a pair that is
 * malformed, for a base that no call has, and for one that comes twice.
 */
export function readGatewayBases(given = ''): GatewayBases | undefined {
  if (given.trim() === '') return undefined;
  const bases = new Map<string, string>();
  for (const pair of given.split(',')) {
    const [, base, own] = pairPattern.exec(pair.trim()) ?? [];
    if (base === undefined || own === undefined) {
      throw new Error(`GATEWAY_BASES must be like /platform-user-service=/user,/security=/auth, not ${given}.`);
    }
    if (!known.has(base)) {
      throw new Error(`GATEWAY_BASES names ${base}, which no call has. The bases are ${pathBases.join(', ')}.`);
    }
    if (bases.has(base)) throw new Error(`GATEWAY_BASES names ${base} twice.`);
    bases.set(base, own.replace(/\/$/, ''));
  }
  return Object.fromEntries(bases);
}

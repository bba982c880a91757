import * as z from 'zod/mini';

/** The prefix of an enterprise: the second-level node's and its own, as `88.118` and `001` make `88.118.001`. */
export function joinPrefix(nodePrefix: string, enterprisePrefix: string): string {
  return `${nodePrefix}.${enterprisePrefix}`;
}

/** The two parts of an enterprise's prefix: the part after the last dot is its own. Null without a dot. */
export function splitPrefix(prefix: string): { nodePrefix: string; enterprisePrefix: string } | null {
  const dot = prefix.lastIndexOf('.');
  return dot < 0 ? null : { nodePrefix: prefix.slice(0, dot), enterprisePrefix: prefix.slice(dot + 1) };
}

/** A rule that forwards the enterprises of a node and an area to another system. The platform's table is configuration. */
export const prefixRule = z.object({
  /** The second-level node's prefix, as `88.118`. */
  nodePrefix: z.string(),
  /** A province, a city or a district, as `371422`. */
  areaCode: z.string(),
  /** Address of the other system. */
  url: z.string(),
});
export type PrefixRule = z.infer<typeof prefixRule>;

/**
 * The follow-on system of an enterprise: the address of the first rule whose node is the enterprise's and whose area is
 * one of the enterprise's levels. Null when there is none. Source: docs/rules/prefix.md.
 */
export function followOnUrl(
  rules: readonly PrefixRule[],
  nodePrefix: string,
  areaCodes: readonly string[],
): string | null {
  const found = rules.find((rule) => rule.nodePrefix === nodePrefix && areaCodes.includes(rule.areaCode));
  return found?.url ?? null;
}

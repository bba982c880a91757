import { parseIdentifier } from './code.ts';
import { traceChainMax } from './limits.ts';

/**
 * The chain after a trace link was followed: cut back to an identifier that it already contains, any other is appended. `chain` and `next`
 * in their canonical form, `chain` ending with the identifier whose page has the link. Source: docs/rules/identifier.md.
 */
export function followTrace(chain: readonly string[], next: string): string[] {
  const known = chain.indexOf(next);
  return known === -1 ? [...chain, next].slice(-traceChainMax) : chain.slice(0, known + 1);
}

/**
 * The chain stored with a visit to `current`, validated: identifiers only, each once, the current one last. Without a valid chain, the
 * current one alone. Source: docs/rules/identifier.md.
 */
export function readTraceChain(kept: unknown, current: string): string[] {
  if (!Array.isArray(kept) || kept[kept.length - 1] !== current) return [current];
  let chain: string[] = [];
  for (const one of kept) {
    const verdict = typeof one === 'string' ? parseIdentifier(one) : null;
    if (verdict?.ok && verdict.text === one) chain = followTrace(chain, one);
  }
  return chain[chain.length - 1] === current ? chain : [current];
}

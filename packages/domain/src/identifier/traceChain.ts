import { traceChainMax } from '../limits.ts';
import { parseIdentifier } from './code.ts';

/**
 * The chain after a trace link was followed: an identifier that is in it already is gone back to, any other is added at the
 * end. `chain` and `next` in their canonical form, `chain` ending with the identifier that the link was in. Source:
 * docs/rules/identifier.md.
 */
export function followTrace(chain: readonly string[], next: string): string[] {
  const known = chain.indexOf(next);
  return known === -1 ? [...chain, next].slice(-traceChainMax) : chain.slice(0, known + 1);
}

/**
 * The chain that was kept with a visit to `current`, whatever was kept: identifiers only, each once, the current one last. Without
 * a chain that leads there, the current one alone. Source: docs/rules/identifier.md.
 */
export function readTraceChain(kept: unknown, current: string): string[] {
  if (!Array.isArray(kept) || kept.at(-1) !== current) return [current];
  let chain: string[] = [];
  for (const one of kept) {
    const verdict = typeof one === 'string' ? parseIdentifier(one) : null;
    if (verdict?.ok && verdict.text === one) chain = followTrace(chain, one);
  }
  return chain.at(-1) === current ? chain : [current];
}

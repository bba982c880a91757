import { type CodeVerdict, parseIdentifier, readTraceChain } from '@lima-id/domain';
import type { Visit } from '../../shared/lookup/recordQuery.ts';

/** The identifier requested by the address or the visit. */
export interface RequestedIdentifier extends Visit {
  /** The raw text, before it was parsed as a code. */
  asked: string;
  verdict: CodeVerdict;
  /** The identifiers through whose trace links the visitor came, this one last. */
  chain: string[];
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function stateField(state: unknown, name: 'identifier' | 't' | 'chain'): unknown {
  if (typeof state !== 'object' || state === null) return undefined;
  return Object.entries(state).find(([key]) => key === name)?.[1];
}

/** Parses the visit: route state `{ identifier, t, chain }`, which wins, or the query `identifier`. Null without either. */
export function requestedIdentifier(state: unknown, query: URLSearchParams): RequestedIdentifier | null {
  const stated = textIn(stateField(state, 'identifier'));
  const asked = stated ?? textIn(query.get('identifier'));
  if (asked === null) return null;
  const verdict = parseIdentifier(asked);
  const t = stateField(state, 't');
  const visit = stated !== null && (typeof t === 'number' || typeof t === 'string') ? String(t) : '';
  const text = verdict.ok ? verdict.text : asked.trim();
  return { asked, verdict, text, visit, chain: readTraceChain(stateField(state, 'chain'), text) };
}

/**
 * The query that a reload or a copied link needs, or null when the present one has it already. Other parameters stay, except the
 * scene of another identifier and its parameters.
 */
export function reloadableQuery(requested: RequestedIdentifier, query: URLSearchParams): URLSearchParams | null {
  const present = query.get('identifier');
  if (present === requested.text) return null;
  const completed = new URLSearchParams(query);
  if (present !== null && parsedText(present) !== requested.text)
    for (const name of ['scene', 'data', 'range']) completed.delete(name);
  completed.set('identifier', requested.text);
  return completed;
}

function parsedText(text: string): string {
  const verdict = parseIdentifier(text);
  return verdict.ok ? verdict.text : text.trim();
}

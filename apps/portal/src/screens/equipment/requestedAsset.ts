import { parseIdentifier } from '@lima-id/domain';

/** The requested record. */
export interface RequestedAsset {
  /** The canonical code, or the raw text when it is no code. */
  identifier: string;
  /** Distinguishes two visits to the same record. */
  visit: string;
}

/** Parses the address's `identifier` and `t`; null without an identifier. */
export function requestedAsset(query: URLSearchParams): RequestedAsset | null {
  const asked = query.get('identifier')?.trim() ?? '';
  if (asked === '') return null;
  const verdict = parseIdentifier(asked);
  return { identifier: verdict.ok ? verdict.text : asked, visit: query.get('t') ?? '' };
}

import { parseIdentifier } from '@lima-id/domain';

/** Which device's record the address asks for. */
export interface RequestedAsset {
  /** The canonical code, or what came when it is no code. */
  identifier: string;
  /** Tells two visits to the same record apart. */
  visit: string;
}

/** Reads the address's `identifier` and `t`; null without an identifier. */
export function requestedAsset(query: URLSearchParams): RequestedAsset | null {
  const asked = query.get('identifier')?.trim() ?? '';
  if (asked === '') return null;
  const verdict = parseIdentifier(asked);
  return { identifier: verdict.ok ? verdict.text : asked, visit: query.get('t') ?? '' };
}

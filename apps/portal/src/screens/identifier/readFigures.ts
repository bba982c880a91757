import { type LookupRequest, lookUpIdentifier } from '@lima-id/api';
import { type CallOptions, call } from '../../shared/api/call.ts';

/** Reads a record with figures of its production, or its readings; the code comes with the scenes of these, not with every page. */
export function readFigures(request: LookupRequest, options: CallOptions) {
  return call(lookUpIdentifier, request, options);
}

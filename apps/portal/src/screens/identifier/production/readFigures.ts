import { type LookupRequest, lookUpIdentifier } from '@lima-id/api';
import { type CallOptions, call } from '../../../shared/api/call.ts';

/** Reads a record with the figures of its production; the code comes with production scenes, not with every page. */
export function readFigures(request: LookupRequest, options: CallOptions) {
  return call(lookUpIdentifier, request, options);
}

import { type IdentifierRequest, lookUpRecord } from '@lima-id/api';
import type { IdentifierRecord } from '@lima-id/domain';
import type { AskOptions } from '../../shared/api/ask.ts';
import { askAccount } from '../../shared/session/askAccount.ts';

const asSomebody = { ...lookUpRecord, auth: 'optional' as const };

/** Looks up as whoever is logged in, who may see more than everybody. Fetched apart, with the calls of the account. */
export function lookUpAsSomebody(asked: IdentifierRequest, options: AskOptions): Promise<IdentifierRecord> {
  return askAccount(() => asSomebody, asked, options);
}

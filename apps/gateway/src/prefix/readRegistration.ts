import type { Registration, StoredDraft } from '@lima-id/api';
import { prefixMessages, splitLevels, splitPrefix } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Tables } from '../schema/tables.ts';
import { beginDraft } from './drafts.ts';
import { lockAccount } from './lockAccount.ts';
import { openPersonal } from './personalData.ts';
import type { PrefixParts } from './prefixParts.ts';
import { registrationRefusals, reviewRefusals } from './refusals.ts';
import { type RegistrationRow, showRegistration } from './registrationRow.ts';

async function rowOf(database: Kysely<Tables>, accountId: string): Promise<RegistrationRow | undefined> {
  return await database.selectFrom('registration').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** What the applicant reads about a rejection: that the personal data are gone, once they are, before the reviewer's words. */
function feedbackOf({ status, personal, feedback }: RegistrationRow): Registration['feedback'] {
  if (status !== 'rejected' || personal !== '' || feedback === null) return feedback;
  const { words } = feedback;
  return { ...feedback, words: words === '' ? prefixMessages.erased : prefixMessages.erasedWithWords(words) };
}

/** The caller's registration, numbers masked; null when there is none. */
export async function readRegistration(parts: PrefixParts, caller: Caller): Promise<Reply<Registration | null, null>> {
  const row = await rowOf(parts.store.kysely, caller.accountId);
  if (row === undefined) return { data: null };
  const shown = await showRegistration(parts, row, caller, 'masked');
  return { data: { ...shown, feedback: shown.feedback && feedbackOf(row) } };
}

/**
 * Creates a draft from the caller's rejected registration, unless there is one. No page saves one during the review unless its user chose
 * to keep what was typed.
 */
export async function reopenRegistration(parts: PrefixParts, { accountId }: Caller): Promise<Reply<StoredDraft, null>> {
  return await parts.store.transaction(async (transaction): Promise<Reply<StoredDraft, null>> => {
    // A submission in progress replaces what would be copied, and deletes the draft.
    const { closed_at } = await lockAccount(transaction, accountId);
    if (closed_at !== null) return { failure: registrationRefusals.accountClosed };
    const row = await rowOf(transaction, accountId);
    if (row === undefined) return { failure: reviewRefusals.unknown };
    if (row.status !== 'rejected') return { failure: reviewRefusals.notRejected };
    const draft = await beginDraft(parts, transaction, accountId, {
      secondNodeId: row.node_prefix,
      enterprisePrefix: splitPrefix(row.prefix)?.enterprisePrefix ?? '',
      companyName: row.company_name,
      organisationType: row.organisation_type,
      certificateType: row.certificate_type,
      licenceNumber: row.licence_number,
      licenceImage: row.licence_image,
      industryCodes: [...splitLevels(row.industry_codes)],
      areaCodes: [...splitLevels(row.area_codes)],
      registerAddress: row.register_address,
      website: row.website,
      introduce: row.introduce,
      legalCardType: row.legal_card_type,
      legalCardImages: { front: row.card_front, back: row.card_back },
      ...openPersonal(parts.personal, row.personal, row.id),
    });
    return { data: draft };
  });
}

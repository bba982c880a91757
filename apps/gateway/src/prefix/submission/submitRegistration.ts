import type { RegistrationFailure, RegistrationRequest } from '@lima-id/api';
import { joinLevels, nextReview, prefixMessages } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import { callerOf, type Reply, type RequestContext } from '../../platform/http/mount.ts';
import { smsCodeRefusals } from '../../platform/sms/codes/refusals.ts';
import type { Tables } from '../../schema/tables.ts';
import { dropDraft } from '../drafts.ts';
import { findFreePrefix, isTaken, lockPrefix } from '../heldPrefix.ts';
import { lockAccount } from '../lockAccount.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { type RegistrationRefusal, registrationRefusals as refusals } from '../refusals.ts';
import { lockRegistration, type RegistrationRow } from '../registrationRow.ts';
import { confirm, needsCode } from './confirm.ts';
import { readChoices } from './readChoices.ts';
import { RolledBack } from './rolledBack.ts';
import { takePictures, writeRegistration } from './writeRegistration.ts';

/** Refusal when the account already has a prefix, or a registration under review. */
async function barred(
  database: Kysely<Tables>,
  row: Pick<RegistrationRow, 'status'> | undefined,
  companyPrefix: string | null,
): Promise<RegistrationRefusal | null> {
  if (companyPrefix !== null) {
    const enterprise = await database
      .selectFrom('enterprise')
      .select('examine_status')
      .where('prefix', '=', companyPrefix)
      .executeTakeFirst();
    return enterprise?.examine_status === 'suspended'
      ? refusals.suspended(companyPrefix)
      : refusals.hasPrefix(companyPrefix);
  }
  if (row === undefined || nextReview(row.status, 'submitted') !== row.status) return null;
  return refusals.alreadySubmitted(row.status);
}

/**
 * Submits a registration. Of two accounts that concurrently want one prefix, one gets it and the other is refused with a suggestion; a
 * refused submission is rolled back, and its code stays valid.
 */
export async function submitRegistration(
  parts: PrefixParts,
  request: RegistrationRequest,
  context: RequestContext,
): Promise<Reply<null, RegistrationFailure>> {
  const { store, clock, smsCodes, verify } = parts;
  const { accountId, companyPrefix } = callerOf(context);
  const current = await store.kysely
    .selectFrom('registration')
    .select('status')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const barredNow = await barred(store.kysely, current, companyPrefix);
  if (barredNow !== null) return { failure: barredNow };
  const choices = await readChoices(parts, request);
  if ('refusal' in choices) return { failure: choices.refusal };
  const { nodePrefix, enterprisePrefix, industryText, areaText } = choices;
  const isCodeNeeded = await needsCode(parts, accountId, request.contactPersonPhone);
  const unconfirmed = await confirm(parts, request, context.visitor, isCodeNeeded);
  if (unconfirmed !== null) return { failure: unconfirmed };
  const verification = await verify(request);
  if (verification.verdict === 'failed') return { failure: refusals.verificationFailed(verification.field) };

  try {
    await store.transaction(async (transaction) => {
      // Serializes submissions of one account.
      const { closed_at, company_prefix } = await lockAccount(transaction, accountId);
      if (closed_at !== null) throw new RolledBack(refusals.accountClosed);
      const before = await lockRegistration(transaction, 'account_id', accountId);
      const barredMeanwhile = await barred(transaction, before, company_prefix);
      if (barredMeanwhile !== null) throw new RolledBack(barredMeanwhile);
      const wanted = { mobile: request.contactPersonPhone, purpose: 'prefix' } as const;
      if (isCodeNeeded && !(await smsCodes.use(transaction, wanted, request.verifyCode ?? ''))) {
        throw new RolledBack(smsCodeRefusals.wrong);
      }
      await lockPrefix(transaction, request.identifierPrefix);
      if (await isTaken(transaction, request.identifierPrefix, accountId)) {
        const free = await findFreePrefix(transaction, nodePrefix, enterprisePrefix);
        throw new RolledBack(refusals.taken(request.identifierPrefix, free));
      }
      await takePictures(parts, transaction, accountId, request);
      const row = {
        node_prefix: nodePrefix,
        prefix: request.identifierPrefix,
        held: true,
        held_until: null,
        company_name: request.companyName,
        organisation_type: request.organisationType,
        certificate_type: request.certificateType,
        licence_number: request.licenceNumber,
        licence_image: request.licenceImage,
        card_front: request.legalCardImages.front,
        card_back: request.legalCardImages.back,
        industry_codes: joinLevels(request.industryCodes),
        industry_text: industryText,
        area_codes: joinLevels(request.areaCodes),
        area_text: areaText,
        register_address: request.registerAddress,
        website: request.website,
        introduce: request.introduce,
        legal_card_type: request.legalCardType,
        status: 'platformReview',
        feedback: null,
        verification: verification.verdict,
        submitted_at: clock.now(),
      } as const;
      await writeRegistration(parts, transaction, accountId, row, request, before);
      await dropDraft(parts, transaction, accountId, 'submitted');
    });
  } catch (error) {
    if (error instanceof RolledBack) return { failure: error.refusal };
    throw error;
  }
  return { data: null, message: prefixMessages.submission.succeeded };
}

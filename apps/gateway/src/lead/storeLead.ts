import { type BudgetOption, type LeadInterest, type LeadKind, leadSameContentMs } from '@lima-id/domain';
import { type Transaction } from 'kysely';
import type { AttemptLimit } from '../platform/attempts/attempts.ts';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Refusal, Reply } from '../platform/http/mount.ts';
import { newId } from '../platform/secret/token.ts';
import type { Tables } from '../schema/tables.ts';
import { type LeadContent, sealContent } from './leadContent.ts';
import type { LeadParts } from './leadParts.ts';
import { leadsPerAccount, leadsPerAddress, leadsPerAddressDaily, leadsPerMobile } from './limits.ts';
import { nameInterests } from './nameInterests.ts';
import { leadRefusals, sentTooOften } from './refusals.ts';

/** A sanitized lead. */
export interface NewLead {
  kind: LeadKind;
  content: LeadContent;
  industryCodes: string;
  budget: BudgetOption | '';
  interests: readonly LeadInterest[];
  /** The attempt id, if the page sent one. */
  requestId: string | undefined;
}

/** Who sends it: a visitor, for the limits, and the account of one who is logged in. */
export interface LeadSender {
  visitor: string;
  caller: Pick<Caller, 'accountId' | 'companyPrefix'> | null;
}

/** Thrown to refuse a lead inside a transaction: rolls everything back, including the counts. */
class LeadRefused extends Error {
  override readonly name = 'LeadRefused';
  readonly refusal: Refusal<null>;

  constructor(refusal: Refusal<null>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Deduplication key: the attempt id, or else the whole content. */
function fingerprint({ requestId, ...said }: NewLead): string {
  return JSON.stringify(requestId === undefined ? said : [said.kind, requestId]);
}

/** Claims a lead for this transaction: false when it is stored already. A concurrent duplicate waits for the other transaction. */
async function claim({ clock, hash }: LeadParts, transaction: Transaction<Tables>, lead: NewLead): Promise<boolean> {
  const now = clock.now();
  const until = lead.requestId === undefined ? new Date(now.getTime() + leadSameContentMs) : null;
  const claimed = await transaction
    .insertInto('lead_once')
    .values({ hash: hash(fingerprint(lead)), until })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ until }).where('lead_once.until', '<=', now))
    .returning('hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Counts a lead for its address, number and account; throws when a limit is reached. */
async function countLead(
  { attempts }: LeadParts,
  transaction: Transaction<Tables>,
  mobile: string,
  { caller, visitor }: LeadSender,
): Promise<void> {
  const counted: [AttemptLimit, string, (ms: number) => Refusal<null>][] = [
    [leadsPerAddress, visitor, sentTooOften.address],
    [leadsPerAddressDaily, visitor, sentTooOften.address],
    [leadsPerMobile, mobile, sentTooOften.mobile],
  ];
  if (caller !== null) counted.push([leadsPerAccount, caller.accountId, sentTooOften.account]);
  // In a fixed order, to prevent deadlocks.
  for (const [limit, subject, refusal] of counted) {
    const waitMs = await attempts.countWithin(transaction, limit, subject);
    if (waitMs !== null) throw new LeadRefused(refusal(waitMs));
  }
}

/**
 * Stores a lead once, however often it is sent, within the limits by address, number and account, which count stored leads. Account and
 * enterprise come from the login, whatever the request says.
 */
export async function storeLead(parts: LeadParts, lead: NewLead, sender: LeadSender): Promise<Reply<null, null>> {
  const { store, clock, contents } = parts;
  try {
    await store.transaction(async (transaction) => {
      if (!(await claim(parts, transaction, lead))) return;
      const interests = await nameInterests(transaction, lead.interests);
      if (interests === null) throw new LeadRefused(leadRefusals.appUnknown);
      await countLead(parts, transaction, lead.content.contactPersonPhone, sender);
      const id = newId();
      await transaction
        .insertInto('lead')
        .values({
          id,
          kind: lead.kind,
          sent_at: clock.now(),
          account_id: sender.caller?.accountId ?? null,
          company_prefix: sender.caller?.companyPrefix ?? null,
          industry_codes: lead.industryCodes,
          budget: lead.budget,
          interests: JSON.stringify(interests),
          content: sealContent(contents, lead.content, id),
        })
        .execute();
    });
    return { data: null };
  } catch (error) {
    if (error instanceof LeadRefused) return { failure: error.refusal };
    throw error;
  }
}

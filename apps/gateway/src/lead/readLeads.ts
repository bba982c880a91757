import type { Lead, LeadListReply, LeadListRequest, LeadQuery, ReadLead } from '@lima-id/api';
import { splitLevels } from '@lima-id/domain';
import type { Selectable } from 'kysely';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Seal } from '../platform/secret/seal.ts';
import { describeIndustry } from '../reference/industries.ts';
import type { Store } from '../schema/store.ts';
import type { LeadTables } from '../schema/tables/leadTables.ts';
import { listLeadAccesses, logLeadAccess } from './leadAccess.ts';
import { openContent } from './leadContent.ts';
import type { LeadParts } from './leadParts.ts';
import { leadRefusals } from './refusals.ts';

/** A stored lead with the user name of its sender. */
type LeadRow = Selectable<LeadTables['lead']> & { username: string | null };

function leadOf(row: LeadRow, contents: Seal): Lead {
  return {
    id: row.id,
    kind: row.kind,
    sentAt: row.sent_at.getTime(),
    ...openContent(contents, row.content, row.id),
    industryText: describeIndustry(splitLevels(row.industry_codes)) ?? '',
    budget: row.budget,
    interests: row.interests,
    username: row.username ?? '',
    identifierPrefix: row.company_prefix ?? '',
    erasedAt: row.erased_at?.getTime() ?? null,
  };
}

function leadRows(store: Store) {
  return store.kysely
    .selectFrom('lead')
    .leftJoin('account', 'account.id', 'lead.account_id')
    .selectAll('lead')
    .select('account.username');
}

/** A page of leads, newest first. Writes the audit log first. */
export async function listLeads(
  parts: LeadParts,
  operator: Caller,
  { kind, page, pageSize }: LeadListRequest,
): Promise<Reply<LeadListReply, null>> {
  const { store, clock, contents } = parts;
  const counted = store.kysely.selectFrom('lead').select(({ fn }) => fn.countAll<number | string>().as('total'));
  const { total } = await (kind === undefined ? counted : counted.where('kind', '=', kind)).executeTakeFirstOrThrow();
  const all = leadRows(store);
  const rows = await (kind === undefined ? all : all.where('lead.kind', '=', kind))
    .orderBy('lead.sent_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  await logLeadAccess(
    { database: store.kysely, clock },
    operator.accountId,
    'read',
    rows.map(({ id }) => id),
  );
  return { data: { total: Number(total), leads: rows.map((row) => leadOf(row, contents)) } };
}

/** One lead with its audit log, to which this access is added first. */
export async function readLead(parts: LeadParts, operator: Caller, { id }: LeadQuery): Promise<Reply<ReadLead, null>> {
  const { store, clock, contents } = parts;
  const row = await leadRows(store).where('lead.id', '=', id).executeTakeFirst();
  if (row === undefined) return { failure: leadRefusals.unknown };
  await logLeadAccess({ database: store.kysely, clock }, operator.accountId, 'read', [id]);
  return { data: { lead: leadOf(row, contents), accesses: await listLeadAccesses(store, id) } };
}

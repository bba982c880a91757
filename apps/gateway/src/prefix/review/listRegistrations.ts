import type { RegistrationListReply, RegistrationListRequest } from '@lima-id/api';
import type { Reply } from '../../platform/http/mount.ts';
import type { Store } from '../../schema/store.ts';

/** A page of registrations, longest waiting first. */
export async function listRegistrations(
  store: Store,
  { reviewStatus, identifierPrefix, page, pageSize }: RegistrationListRequest,
): Promise<Reply<RegistrationListReply, null>> {
  let wanted = store.kysely.selectFrom('registration');
  if (reviewStatus !== undefined) wanted = wanted.where('status', '=', reviewStatus);
  if (identifierPrefix !== undefined) wanted = wanted.where('prefix', '=', identifierPrefix);
  const { total } = await wanted
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .select(['id', 'prefix', 'company_name', 'status', 'submitted_at', 'submissions'])
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const registrations = rows.map((row) => ({
    id: row.id,
    identifierPrefix: row.prefix,
    companyName: row.company_name,
    reviewStatus: row.status,
    submittedAt: row.submitted_at.getTime(),
    submissions: row.submissions,
  }));
  return { data: { total: Number(total), registrations } };
}

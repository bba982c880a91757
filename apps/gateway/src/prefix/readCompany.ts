import type { UserCompany } from '@lima-id/api';
import type { Store } from '../platform/database/database.ts';

const columns = `
  select id::text as id, name, liaison, liaison_phone as "liaisonPhone", prefix as "identifierPrefix",
    examine_status::int as "examineStatus"
  from enterprise`;

/** The enterprise of a prefix; null without one. */
export async function readCompanyOf(store: Store, prefix: string | null): Promise<UserCompany | null> {
  if (prefix === null) return null;
  const [row] = await store.prepared<UserCompany>('read_company_of_prefix', `${columns} where prefix = $1`, [prefix]);
  return row ?? null;
}

const idForm = /^\d{1,18}$/;

/** The enterprise of an id; null when there is none. */
export async function readCompanyById(store: Store, id: string): Promise<UserCompany | null> {
  if (!idForm.test(id)) return null;
  const [row] = await store.prepared<UserCompany>('read_company_by_id', `${columns} where id = $1`, [id]);
  return row ?? null;
}

import type { UserCompany } from '@lima-id/api';
import type { Seal } from '../platform/secret/seal.ts';
import type { Store } from '../schema/store.ts';

/** Dependencies; `contacts` decrypts contact persons. */
export interface CompanyParts {
  store: Store;
  contacts: Seal;
}

const columns = `
  select id::text as id, name, liaison, liaison_phone as "liaisonPhone", prefix as "identifierPrefix",
    area_code as "areaCode", examine_status as "examineStatus"
  from enterprise`;

function opened({ contacts }: CompanyParts, row: UserCompany | undefined): UserCompany | null {
  if (row === undefined) return null;
  return { ...row, liaisonPhone: contacts.open(row.liaisonPhone, row.identifierPrefix) };
}

/** The enterprise of a prefix; null without one. */
export async function readCompanyOf(parts: CompanyParts, prefix: string | null): Promise<UserCompany | null> {
  if (prefix === null) return null;
  const text = `${columns} where prefix = $1`;
  const [row] = await parts.store.prepared<UserCompany>('read_company_of_prefix', text, [prefix]);
  return opened(parts, row);
}

const idForm = /^\d{1,18}$/;

/** The enterprise of an id; null when there is none. */
export async function readCompanyById(parts: CompanyParts, id: string): Promise<UserCompany | null> {
  if (!idForm.test(id)) return null;
  const text = `${columns} where id = $1`;
  const [row] = await parts.store.prepared<UserCompany>('read_company_by_id', text, [id]);
  return opened(parts, row);
}

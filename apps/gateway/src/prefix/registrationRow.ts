import type { Registration } from '@lima-id/api';
import { maskDocumentNumber, maskText, splitLevels } from '@lima-id/domain';
import type { Selectable, Transaction } from 'kysely';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { RegistrationTable } from '../schema/tables/prefixTables.ts';
import type { Tables } from '../schema/tables.ts';
import { lockAccount } from './lockAccount.ts';
import { openPersonal, type PersonalData } from './personalData.ts';
import type { PrefixParts } from './prefixParts.ts';

export type RegistrationRow = Selectable<RegistrationTable>;

/** Locks a registration until the transaction ends: the account's, or the one of an id. */
export async function lockRegistration(
  transaction: Transaction<Tables>,
  column: 'id' | 'account_id',
  value: string,
): Promise<RegistrationRow | undefined> {
  return await transaction
    .selectFrom('registration')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks a registration by its id, and before it the account that it is of; undefined when there is none. */
export async function lockWithAccount(
  transaction: Transaction<Tables>,
  id: string,
): Promise<RegistrationRow | undefined> {
  const owner = await transaction
    .selectFrom('registration')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (owner === undefined) return undefined;
  await lockAccount(transaction, owner.account_id);
  return await lockRegistration(transaction, 'id', id);
}

/** References of a registration's pictures. */
export function picturesOf(row: Pick<RegistrationRow, 'licence_image' | 'card_front' | 'card_back'>): string[] {
  return [row.licence_image, row.card_front, row.card_back].filter((name) => name !== '');
}

/** Masking of numbers. */
const faces = {
  whole: (data: PersonalData): PersonalData => data,
  masked: (data: PersonalData): PersonalData => ({
    ...data,
    legalCardNumber: maskDocumentNumber(data.legalCardNumber),
    contactPersonPhone: maskText(data.contactPersonPhone),
  }),
};

/** A registration for its reader, with picture links for that reader. */
export async function showRegistration(
  { store, pictures, personal }: Pick<PrefixParts, 'store' | 'pictures' | 'personal'>,
  row: RegistrationRow,
  viewer: Pick<Caller, 'accountId' | 'role'>,
  face: keyof typeof faces,
): Promise<Registration> {
  const node = await store.kysely
    .selectFrom('second_level_node')
    .select('name')
    .where('prefix', '=', row.node_prefix)
    .executeTakeFirstOrThrow();
  const linkOf = async (name: string) => (name === '' ? '' : ((await pictures.link(name, viewer))?.fullUrl ?? ''));
  return {
    id: row.id,
    secondNodeId: row.node_prefix,
    secondNodeName: node.name,
    identifierPrefix: row.prefix,
    companyName: row.company_name,
    organisationType: row.organisation_type,
    certificateType: row.certificate_type,
    licenceNumber: row.licence_number,
    licenceImage: row.licence_image,
    licenceImageUrl: await linkOf(row.licence_image),
    industryCodes: [...splitLevels(row.industry_codes)],
    industryText: row.industry_text,
    areaCodes: [...splitLevels(row.area_codes)],
    areaText: row.area_text,
    registerAddress: row.register_address,
    website: row.website,
    introduce: row.introduce,
    ...faces[face](openPersonal(personal, row.personal, row.id)),
    legalCardType: row.legal_card_type,
    legalCardImages: {
      front: row.card_front,
      back: row.card_back,
      frontUrl: await linkOf(row.card_front),
      backUrl: await linkOf(row.card_back),
    },
    reviewStatus: row.status,
    submittedAt: row.submitted_at.getTime(),
    feedback: row.status === 'rejected' || row.status === 'suspended' ? row.feedback : null,
  };
}

import type { RegistrationRequest } from '@lima-id/api';
import type { Insertable, Transaction } from 'kysely';
import { newId } from '../../platform/secret/token.ts';
import type { Tables } from '../../schema/tables.ts';
import { sealPersonal } from '../personalData.ts';
import type { PrefixParts } from '../prefixParts.ts';
import { registrationRefusals as refusals } from '../refusals.ts';
import { picturesOf, type RegistrationRow } from '../registrationRow.ts';
import { recordStep } from '../review/recordStep.ts';
import { RolledBack } from './rolledBack.ts';

/** Verifies that the pictures are the account's own, and the sides of the document two files, and marks them as referenced. */
export async function takePictures(
  { pictures }: PrefixParts,
  transaction: Transaction<Tables>,
  accountId: string,
  { licenceImage, legalCardImages: { front, back } }: RegistrationRequest,
): Promise<void> {
  if (!(await pictures.owns(transaction, accountId, [licenceImage]))) throw new RolledBack(refusals.licenceGone);
  if (!(await pictures.owns(transaction, accountId, [front, back]))) throw new RolledBack(refusals.cardGone);
  const contents = await pictures.contentsOf(transaction, [front, back]);
  // One file uploaded for two purposes makes two pictures.
  if (front === back || (contents.has(front) && contents.get(front) === contents.get(back)))
    throw new RolledBack(refusals.cardTwins);
  await pictures.keep(transaction, [licenceImage, front, back]);
}

/** Writes a registration, replacing the previous one. */
export async function writeRegistration(
  parts: PrefixParts,
  transaction: Transaction<Tables>,
  accountId: string,
  row: Omit<Insertable<Tables['registration']>, 'id' | 'account_id' | 'personal' | 'submissions'>,
  request: RegistrationRequest,
  before: RegistrationRow | undefined,
): Promise<void> {
  const id = before?.id ?? newId();
  const { legalPerson, legalCardNumber, contactPersonName, contactPersonPhone, contactPersonEmail } = request;
  const data = { legalPerson, legalCardNumber, contactPersonName, contactPersonPhone, contactPersonEmail };
  const values = {
    ...row,
    personal: sealPersonal(parts.personal, data, id),
    submissions: (before?.submissions ?? 0) + 1,
  };
  if (before === undefined) {
    await transaction
      .insertInto('registration')
      .values({ id, account_id: accountId, ...values })
      .execute();
  } else {
    await transaction.updateTable('registration').set(values).where('id', '=', id).execute();
    const now = new Set(picturesOf(values));
    await parts.pictures.release(
      transaction,
      picturesOf(before).filter((name) => !now.has(name)),
    );
  }
  const step = { event: 'submitted', from: before?.status ?? null, to: row.status, by: accountId } as const;
  await recordStep(transaction, id, { ...step, at: row.submitted_at as Date, fields: [], words: '' });
}

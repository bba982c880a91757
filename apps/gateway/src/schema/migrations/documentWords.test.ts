import { certificateType, legalIdType, organisationType } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertTestAccount } from '../../../testing/account/insertTestAccount.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import type { Store } from '../store.ts';
import { nameDocumentTypes } from './0081-document-words.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());

const columns = {
  organisation_type: organisationType.options,
  certificate_type: certificateType.options,
  legal_card_type: legalIdType.options,
};

it('types of documents from before they were words become their words, and nothing else is taken afterwards', async () => {
  // Its node is the one of the registrations below.
  await insertTestEnterprise(store, '88.118.001');
  for (const name of Object.keys(columns))
    await sql`alter table registration drop constraint ${sql.ref(`registration_${name}_word`)}`.execute(store.kysely);
  for (const place of legalIdType.options.keys()) {
    const account = await insertTestAccount(store, { username: `applicant${place}` });
    const digits = Object.fromEntries(
      Object.entries(columns).map(([name, words]) => [name, String((place % words.length) + 1)]),
    );
    const texts = ['company_name', 'licence_number', 'licence_image', 'card_front', 'card_back', 'industry_codes'];
    const more = ['industry_text', 'area_codes', 'area_text', 'register_address', 'website', 'introduce', 'personal'];
    const row = {
      ...Object.fromEntries([...texts, ...more].map((name) => [name, ''])),
      ...digits,
      id: `r${place}`,
      account_id: account,
      node_prefix: '88.118',
      prefix: `88.118.50${place}`,
      held: true,
      status: 'platformReview',
      verification: 'passed',
      submitted_at: '2026-11-22T04:00:00Z',
      submissions: 1,
    };
    await sql`
      insert into registration (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(store.kysely);
  }
  await nameDocumentTypes.up(store.kysely);
  const rows = await store.kysely
    .selectFrom('registration')
    .select(['organisation_type', 'certificate_type', 'legal_card_type'])
    .orderBy('id')
    .execute();
  const expected = legalIdType.options.map((_, place) =>
    Object.fromEntries(Object.entries(columns).map(([name, words]) => [name, words[place % words.length]])),
  );
  expect(rows).toEqual(expected);
  await expect(sql`update registration set certificate_type = '1'`.execute(store.kysely)).rejects.toThrow(
    'registration_certificate_type_word',
  );
});

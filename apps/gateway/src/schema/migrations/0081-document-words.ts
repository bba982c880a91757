import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The word of each of the digits that a column kept, in their order from 1. */
const words = {
  organisation_type: ['government', 'researchInstitute', 'socialOrganisation', 'enterprise'],
  certificate_type: ['businessLicence', 'taxRegistration', 'organisationCode', 'safetyPermit', 'productionPermit'],
  legal_card_type: [
    'residentId',
    'hongKongMacaoTravelPermit',
    'foreignPermanentResidence',
    'hongKongMacaoTaiwanResidence',
    'passport',
    'taiwanTravelPermit',
  ],
};

/** Kinds of organisations and documents of registrations, in words in place of digits. Drafts keep the form in which they travel. */
export const nameDocumentTypes: Migration = {
  async up(database) {
    for (const [name, list] of Object.entries(words)) {
      const column = sql.ref(name);
      const named = sql.raw(list.map((word) => `'${word}'`).join(', '));
      await sql`update registration set ${column} = (array[${named}])[${column}::integer]`.execute(database);
      await sql`
        alter table registration
          add constraint ${sql.ref(`registration_${name}_word`)} check (${column} in (${named}))`.execute(database);
    }
  },
};

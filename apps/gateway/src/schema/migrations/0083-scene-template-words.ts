import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The word of each of the digits that `template_code` kept. */
const words = {
  '0': 'traceability',
  '1': 'management',
  '2': 'antiCounterfeit',
  '3': 'supplyChain',
  '4': 'recall',
  '5': 'smartSafety',
  '6': 'logistics',
  '7': 'remoteOperations',
  '8': 'runningMonitoring',
  '9': 'intelligentProduction',
  '10': 'equipmentRepair',
  '100': 'custom',
} as const;

const named = sql.raw(
  Object.values(words)
    .map((word) => `'${word}'`)
    .join(', '),
);

/** The templates of scenes, in words in place of digits. */
export const nameSceneTemplates: Migration = {
  async up(database) {
    await sql`
      update scene set template_code = named.word
      from (values ${sql.join(Object.entries(words).map(([code, word]) => sql`(${code}, ${word})`))}) as named (code, word)
      where scene.template_code = named.code`.execute(database);
    await sql`
      alter table scene add constraint scene_template_code_word check (template_code in (${named}))`.execute(database);
  },
};

import { sceneTemplateCode } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import type { Store } from '../store.ts';
import { nameSceneTemplates } from './0083-scene-template-words.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());

it('templates of scenes from before they were words become their words, and nothing else is taken afterwards', async () => {
  await insertTestEnterprise(store, '88.118.001');
  await sql`
    insert into product_model (id, enterprise_prefix, code, name, describes, images)
    values (1, '88.118.001', 'GT-6', 'GT-6', '', '[]')`.execute(store.kysely);
  await sql`alter table scene drop constraint scene_template_code_word`.execute(store.kysely);
  const codes = [...Array.from({ length: 11 }, (_, code) => String(code)), '100'];
  for (const [position, code] of codes.entries())
    await sql`
      insert into scene (id, model_id, template_code, name, icon, entries, position, elements)
      values (${code}, 1, ${code}, '', '', 0, ${position}, '[]')`.execute(store.kysely);
  await nameSceneTemplates.up(store.kysely);
  const rows = await store.kysely.selectFrom('scene').select('template_code').orderBy('position').execute();
  expect(rows.map(({ template_code }) => template_code)).toEqual(sceneTemplateCode.options);
  await expect(sql`update scene set template_code = '4'`.execute(store.kysely)).rejects.toThrow(
    'scene_template_code_word',
  );
});

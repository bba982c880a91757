import { countEntries } from '@lima-id/domain';
import { buildDemo } from '../../../apps/gateway/demo/buildDemo.ts';
import { isEmpty } from '../../../apps/gateway/demo/seed.ts';
import { settleTables } from '../../../apps/gateway/demo/settleTables.ts';
import type { Store } from '../../../apps/gateway/src/schema/store.ts';
import { enterpriseCount, identifierCount, prefixOf, unitsPerBatch } from './settings.ts';

/** Rows per insert statement: takes some seconds at most, within the statement timeout. */
const identifiersPerStatement = 20_000;
const batchesPerStatement = 100;

/**
 * The scenes of the demo's squat rack, one list for the model, one for the batch. Its answer of 3.5 KB is as long as that of the median
 * demo identifier.
 */
function rackScenes() {
  const demo = buildDemo(new Date('2026-11-21T04:00:00Z'), 1);
  const scenes = demo.scenes.map((scene) => ({ ...scene, entries: countEntries(scene.template_code, scene.elements) }));
  const { batch_id } = demo.identifiers.find(({ suffix }) => suffix.startsWith('SR-')) ?? {};
  const batch = demo.batches.find(({ id }) => id === batch_id);
  return {
    model: scenes.filter((scene) => scene.model_id === batch?.model_id),
    batch: scenes.filter((scene) => scene.batch_id === batch_id),
  };
}

const fillEnterprises = `
  insert into enterprise (prefix, node_prefix, name, industry, website, introduce, area_code, examine_status, created_at)
  select prefix, '88.118', '健身器材企业 ' || prefix, '体育用品制造 / 健身器材制造', 'https://www.example.cn',
    '专注商用有氧与力量器械，整机出厂即赋码，用户扫码即可查看来源与维保记录。', '371422', 'approved', '2026-01-05 09:00+08'
  from unnest($1::text[]) as listed (prefix)`;

const fillModels = `
  insert into product_model (id, enterprise_prefix, code, name, describes, images)
  select number, prefix, 'SR-6', 'SR-6 商用深蹲架', '75 × 75 mm 方管深蹲架，激光刻度孔位，侧移不超过 2 mm。',
    '["/illustrations/rack.svg"]'
  from unnest($1::text[]) with ordinality as listed (prefix, number)`;

const fillBatches = `
  insert into batch (id, model_id, code, produced_on)
  select number, (number - 1) % $3::int + 1, 'B' || number, '2026-05-06 00:00+08'
  from generate_series($1::int, $2::int) as listed (number)`;

const fillScenes = (owner: 'model_id' | 'batch_id') => `
  insert into scene (id, ${owner}, template_code, name, icon, entries, position, elements)
  select '${owner}' || number || '-' || position, number, template_code, name, icon, entries, position, elements
  from generate_series($1::int, $2::int) as listed (number),
    jsonb_populate_recordset(null::scene, $3::jsonb) as scene (id, model_id_, batch_id_, template_code, name, icon, entries,
      position, elements)`;

const fillIdentifiers = `
  insert into identifier (registered_at, batch_id, prefix, suffix, facts)
  select timestamptz '2026-02-01 08:00+08' + number * interval '10 seconds', number / $3::int + 1,
    '88.118.' || 100 + number / $3::int % $4::int, 'SR-2026-' || lpad(number::text, 7, '0'),
    case when number % 4 = 0 then jsonb_build_object('waybill', 'WL-0509-' || number, 'site', '燃点健身（人民路店）') end
  from generate_series($1::int, $2::int) as listed (number)`;

/** Calls `work` for ranges of numbers from `first` to `last`. */
async function inSteps(
  first: number,
  last: number,
  step: number,
  work: (from: number, to: number) => Promise<unknown>,
) {
  for (let from = first; from <= last; from += step) await work(from, Math.min(last, from + step - 1));
}

/**
 * Fills a database with `identifierCount` identifiers in batches of `unitsPerBatch`, all with the scenes of one product, by statements that
 * generate the rows in the database. Skips a database that it filled before, throws for one with other data.
 */
export async function fill(store: Store, log: (text: string) => void): Promise<void> {
  const mark = { name: 'bench-lookup', value: String(identifierCount) };
  const found = await store.kysely.selectFrom('database_fact').select('value').where('name', '=', mark.name).execute();
  if (found[0]?.value === mark.value) return;
  if (!(await isEmpty(store)))
    throw new Error('The database holds data that this benchmark did not write; give it an empty one.');
  log(`filling the database with ${identifierCount} identifiers ...`);
  const prefixes = Array.from({ length: enterpriseCount }, (_, enterprise) => prefixOf(enterprise));
  const scenes = rackScenes();
  const batches = Math.ceil(identifierCount / unitsPerBatch);
  await store.kysely.insertInto('second_level_node').values({ prefix: '88.118', name: '健身器材' }).execute();
  await store.prepared('fill_enterprises', fillEnterprises, [prefixes]);
  await store.prepared('fill_models', fillModels, [prefixes]);
  await store.prepared('fill_model_scenes', fillScenes('model_id'), [1, enterpriseCount, JSON.stringify(scenes.model)]);
  await inSteps(1, batches, batchesPerStatement, async (from, to) => {
    await store.prepared('fill_batches', fillBatches, [from, to, enterpriseCount]);
    await store.prepared('fill_batch_scenes', fillScenes('batch_id'), [from, to, JSON.stringify(scenes.batch)]);
  });
  await inSteps(0, identifierCount - 1, identifiersPerStatement, (from, to) =>
    store.prepared('fill_identifiers', fillIdentifiers, [from, to, unitsPerBatch, enterpriseCount]),
  );
  await settleTables(store);
  await store.kysely.insertInto('database_fact').values(mark).execute();
}

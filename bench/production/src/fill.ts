import { sql } from 'kysely';
import { isEmpty } from '../../../apps/gateway/demo/seed.ts';
import { firstSums } from '../../../apps/gateway/src/production/sums.ts';
import type { Store } from '../../../apps/gateway/src/schema/store.ts';
import { dayCount, eventCount, firstDay, object, positionCount } from './settings.ts';

const { prefix, suffix, sceneConfId } = object;

async function fillObject(store: Store): Promise<void> {
  const { kysely } = store;
  await sql`insert into second_level_node (prefix, name) values ('88.118', '健身器材')`.execute(kysely);
  await sql`
    insert into enterprise (prefix, node_prefix, name, industry, website, introduce, area_code, examine_status, created_at)
    values (${prefix}, '88.118', '山东泰岳健身科技有限公司', '体育用品制造', '', '', '371422', 'approved', now())`.execute(
    kysely,
  );
  await sql`
    insert into product_model (id, enterprise_prefix, code, name, describes, images)
    values (1, ${prefix}, 'GT-6', 'GT-6 商用智能跑步机', '', '[]')`.execute(kysely);
  await sql`insert into batch (id, model_id, code, produced_on) values (1, 1, 'B1', now())`.execute(kysely);
  await sql`
    insert into scene (id, model_id, template_code, name, icon, entries, position, elements)
    values (${sceneConfId}, 1, 'intelligentProduction', '智能生产', '', 0, 0, '[]')`.execute(kysely);
  await sql`
    insert into identifier (registered_at, batch_id, prefix, suffix)
    values (now(), 1, ${prefix}, ${suffix})`.execute(kysely);
}

const fillPositions = sql`
  insert into production_position (id, enterprise_prefix, unit_name, code, name, newest_at)
  select number, ${prefix}, '单元 ' || (number - 1) / 10 + 1, 'P-' || number, '岗位 ' || number, now()
  from generate_series(1, ${positionCount}::int) as listed (number)`;

// Of ten events five are energy and four processing; the tenth is a stop or products.
const fillEvents = sql`
  insert into production_event (enterprise_prefix, id, position_id, happened_at, kind, detail, amount)
  select ${prefix}, 'E' || number, number / 10 % ${positionCount}::int + 1,
    ${firstDay}::date::timestamp at time zone interval '08:00'
      + number * (interval '1 day' * ${dayCount}::int / ${eventCount}::int),
    case when number % 10 < 5 then 'energy' when number % 10 < 9 then 'processing'
      when number % 50 = 9 then 'abnormal' else 'output' end,
    case when number % 10 < 4 then '电力' when number % 10 = 4 then '天然气'
      when number % 50 = 9 then (array['quality', 'equipment', 'material', 'other'])[number / 50 % 4 + 1] else '' end,
    case when number % 50 in (19, 29, 39, 49) then 1 else round((number % 97) / 32.0, 2) end
  from generate_series(0, ${eventCount}::int - 1) as listed (number)`;

/**
 * Fills a database with one object and the events of its line, by statements that generate the rows in the database, and sums them as the
 * gateway does. Skips a database that it filled before, throws for one with other data.
 */
export async function fill(store: Store, log: (text: string) => void): Promise<void> {
  const mark = { name: 'bench-production', value: String(eventCount) };
  const found = await store.kysely.selectFrom('database_fact').select('value').where('name', '=', mark.name).execute();
  if (found[0]?.value === mark.value) return;
  if (!(await isEmpty(store)))
    throw new Error('The database holds data that this benchmark did not write; give it an empty one.');
  log(`filling the database with ${eventCount} events ...`);
  await fillObject(store);
  await store.kysely.connection().execute(async (connection) => {
    // The statement timeout of the request path is too short for this; it is restored, because pooled connections keep settings.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await fillPositions.execute(connection);
      await fillEvents.execute(connection);
      log('summing them ...');
      for (const statement of firstSums) await sql.raw(statement).execute(connection);
      await sql`vacuum (analyze)`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
  await store.kysely.insertInto('database_fact').values(mark).execute();
}

import { identifierStates } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stateOfCode } from '../../src/identifier/lookup/stateCodes.ts';
import { readHistory } from '../../src/registration/readHistory.ts';
import type { Store } from '../../src/schema/store.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { buildDemo } from '../buildDemo.ts';
import { demoSeed } from '../demoSeed.ts';
import { factorySystem } from './factories.ts';

const prefix = '88.118.001';

const demo = buildDemo(new Date(demoNoon), demoSeed);

let store: Store;
beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);
afterAll(() => store.close());

/** Everything that is registered, with the call, the subject and, where it is stored, the moment of the change that added it. */
const registered = sql`
  select enterprise_prefix as prefix, 'saveProductModel' as call, 'model ' || code as subject, null::timestamptz as at
  from product_model
  union all
  select model.enterprise_prefix, 'saveBatch', 'batch ' || model.code || ' ' || batch.code, null
  from batch join product_model model on model.id = batch.model_id
  union all
  select model.enterprise_prefix, 'saveScene', concat_ws(' ', 'scene', model.code, batch.code, scene.id), scene.updated_at
  from scene
    left join batch on batch.id = scene.batch_id
    join product_model model on model.id = coalesce(scene.model_id, batch.model_id)
  union all
  select prefix, 'registerIdentifiers', 'identifier ' || suffix, registered_at from identifier`;

/** Writes the keys of objects in one order: those of JSON in the database have another. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

describe('registerDemo', () => {
  it('has each model, batch, scene and identifier added by a logged call of a system of its enterprise, at its moment', async () => {
    const { rows } = await sql<{ subject: string; added: number }>`
      select registered.subject, count(token.id)::int as added
      from (${registered}) registered
        left join registration_change change on change.enterprise_prefix = registered.prefix
          and change.subject = registered.subject and change.call = registered.call and change.before is null
          and change.at = coalesce(registered.at, change.at)
        left join enterprise_token token on token.id = change.token_id
          and token.enterprise_prefix = registered.prefix and token.name = ${factorySystem}
      group by registered.prefix, registered.subject`.execute(store.kysely);
    const { models, batches, scenes, identifiers } = demo;
    expect(rows).toHaveLength(models.length + batches.length + scenes.length + identifiers.length);
    expect(rows.filter(({ added }) => added !== 1)).toEqual([]);
  });

  it('has the state of each identifier from the last change of its history', async () => {
    const { rows } = await sql<{ code: string }>`
      select suffix as code from identifier
      where ${JSON.stringify(Object.keys(identifierStates))}::jsonb ->> state::int <> (
        select change.after ->> 'state' from registration_change change
        where change.enterprise_prefix = identifier.prefix and change.subject = 'identifier ' || identifier.suffix
        order by change.id desc limit 1)`.execute(store.kysely);
    expect(rows).toEqual([]);
  });

  it('shows who registered and voided an identifier, and when', async () => {
    const { records } = await readHistory(store, prefix, { code: 'GT-2026-000160' });
    expect(records.map(({ number: _number, ...record }) => record)).toEqual([
      {
        time: '2026-05-12 09:30',
        by: factorySystem,
        call: 'changeIdentifierStates',
        before: { state: 'active' },
        after: { state: 'void' },
      },
      {
        time: '2026-05-02 08:52',
        by: factorySystem,
        call: 'registerIdentifiers',
        before: null,
        after: expect.objectContaining({ model: 'GT-6', batch: 'B20260502-03', state: 'active', pictures: [] }),
      },
    ]);
  });

  it('corrects the day of a batch whose codes were registered days before it was finished', async () => {
    const changes = await store.kysely
      .selectFrom('registration_change')
      .select('after')
      .where('enterprise_prefix', '=', prefix)
      .where('subject', '=', 'batch GT-6 B20260502-03')
      .orderBy('id')
      .execute();
    expect(changes.map(({ after }) => after)).toMatchObject([
      { version: 1, producedDay: '2026-05-02' },
      { version: 2, producedDay: '2026-05-06' },
    ]);
  });

  it('stores the models and batches of the demo data under their ids', async () => {
    const models = await store.kysely
      .selectFrom('product_model')
      .select(['id', 'enterprise_prefix', 'code', 'name', 'describes', 'images', 'gtin', 'places'])
      .orderBy('id')
      .execute();
    expect(models).toEqual(demo.models.map((model) => ({ gtin: null, ...model })));
    const columns = ['id', 'model_id', 'code', 'produced_on'] as const;
    expect(await store.kysely.selectFrom('batch').select(columns).orderBy('id').execute()).toEqual(demo.batches);
  });

  it('stores the scenes of the demo data as they are', async () => {
    const scenes = await store.kysely
      .selectFrom('scene')
      .select(['id', 'model_id', 'batch_id', 'template_code', 'name', 'icon', 'position'])
      .select(['elements', 'masks', 'data_source', 'updated_at'])
      .orderBy('id')
      .execute();
    expect(scenes).toEqual(demo.scenes);
  });

  it('stores the identifiers of the demo data with their facts, states and moments', async () => {
    const rows = await store.kysely
      .selectFrom('identifier')
      .select(['prefix', 'suffix', 'batch_id', 'registered_at', 'facts', 'state', 'state_since'])
      .execute();
    const stored = new Map(rows.map((row) => [`${row.prefix}/${row.suffix}`, row]));
    const planned = demo.identifiers.map((row) => [`${row.prefix}/${row.suffix}`, row] as const);
    expect(stored.size).toBe(planned.length);
    const differing = planned.filter(([code, row]) => {
      const found = stored.get(code);
      const said = found && { ...found, state: stateOfCode(found.state) };
      return JSON.stringify(said, sortedKeys) !== JSON.stringify(row, sortedKeys);
    });
    expect(differing).toEqual([]);
  });
});

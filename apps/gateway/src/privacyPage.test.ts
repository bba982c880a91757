import { readFileSync } from 'node:fs';
import { contract } from '@lima-id/api';
import * as domain from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../testing/platform/manualClock.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { testParts } from '../testing/platform/testParts.ts';
import { sessionMs } from './account/limits.ts';
import { codeMs } from './platform/codes/limits.ts';
import { looseMs } from './privatePicture/limits.ts';
import type { Store } from './schema/store.ts';
import { createSubjects } from './subjects.ts';

const page = readFileSync(new URL('../../../docs/rules/privacy.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '));
const listed = rows.flatMap(([columns = '']) =>
  [...columns.matchAll(/`(\w+\.\w+)`/g)].map(([, column = '']) => column),
);

/** What an identifier of a person is called. In a table without personal data, a column of such a name has to be listed here. */
const personal = /account|address|contact|email|liaison|mobile|person|phone|username|visitor|_by$/;

/** Columns that hold nothing about a person: all of a table (`*`), or those that are named. */
const impersonal: Readonly<Record<string, string>> = {
  access_token: '*',
  account: 'id role',
  app_banner: 'id place picture redirect_type outside_address product_id title describes',
  app_advisor: 'hours',
  app_category: '*',
  app_order:
    'id code remittance_code transaction_id content_hash company_prefix company_id company_name product_id status payment_method',
  app_order_line: '*',
  app_order_number: '*',
  app_order_step: 'order_id event from_status to_status',
  app_package: '*',
  app_package_price: '*',
  app_revision: '*',
  app_shelf: '*',
  app_tally: '*',
  asset: 'owner_prefix asset_number identifier name model picture maker supplier department place depreciation parts',
  asset_repair: '*',
  attempt: 'kind',
  authenticity_lookup: '*',
  batch: '*',
  captcha_challenge: '*',
  captcha_proof: '*',
  captcha_trace: '*',
  coating_code: '*',
  database_fact: '*',
  enterprise: 'prefix node_prefix name industry website introduce area_code examine_status',
  enterprise_token: '*',
  fault_photo: 'number type',
  fault_ticket: 'number transaction_id prefix suffix kind state',
  first_answer: '*',
  foreign_node: '*',
  identifier: 'prefix suffix',
  identifier_counter: '*',
  identifier_import: 'id enterprise_prefix model batch sha256 state message reader format header unknown_columns',
  import_code: '*',
  import_part: 'import_id',
  import_piece: 'import_id',
  import_refusal: '*',
  invoice: 'id order_id kind status',
  invoice_access: 'invoice_id',
  invoice_step: 'invoice_id event from_status to_status',
  issued_invoice: '*',
  kysely_migration: '*',
  kysely_migration_lock: '*',
  lead: 'id kind industry_codes budget interests',
  lead_access: 'lead_id what',
  machine: '*',
  machine_alarm: '*',
  machine_measure_hour: '*',
  machine_measure_short: '*',
  machine_reading: '*',
  market_share: '*',
  market_size: '*',
  model_monitoring: '*',
  object_event: 'prefix suffix event_id',
  object_life: 'prefix suffix',
  offline_payment: 'order_id pay_time pay_day',
  order_data_access: 'order_id what',
  payment_attempt: 'id order_id channel provider address return_address state',
  personal_data_access: 'registration_id what',
  private_picture: 'kind',
  private_upload: 'id kind',
  private_upload_part: 'upload_id',
  product: '*',
  product_category: '*',
  product_model: '*',
  product_picture: '*',
  production_day: '*',
  production_event: '*',
  production_hour: '*',
  production_position: '*',
  recall: 'enterprise_prefix number hazard reason remedy scope_words scopes',
  recall_identifier: '*',
  recall_scope: '*',
  received_payment: 'provider transaction attempt_id order_id flag refund refund_id kept_for',
  refresh_token: '*',
  registration:
    'id node_prefix prefix company_name organisation_type certificate_type licence_number industry_codes industry_text area_codes area_text register_address website introduce legal_card_type status verification',
  registration_change: 'enterprise_prefix call subject',
  registration_step: 'registration_id event from_status to_status',
  resolution_counter: '*',
  role_change: 'from_role to_role',
  scene: 'id template_code name icon masks data_source',
  second_level_node: '*',
  serial_counter: '*',
  session: 'id',
  sms_code: 'purpose',
  trial: 'id company_prefix product_id product_name package_id package_name price_id',
  trial_step: 'trial_id event',
  withdrawn_app: '*',
};
const namedImpersonal = Object.entries(impersonal).flatMap(([table, names]) =>
  names === '*' ? [] : names.split(' ').map((name) => `${table}.${name}`),
);

const unitMs: Readonly<Record<string, number>> = { minutes: 60_000, hours: 3_600_000, days: domain.dayMs };
const constants: Readonly<Record<string, unknown>> = { ...domain, codeMs, looseMs, sessionMs };

/** A period of the page with the constant that it names, both in milliseconds. */
function periodOf([, count = '', unit = '', name = '']: RegExpExecArray) {
  const value = Number(constants[name]);
  const documented = Number(count) * (unitMs[unit] ?? Number.NaN);
  return { name, documented, value: name.endsWith('Days') ? value * domain.dayMs : value };
}

describe('docs/rules/privacy.md', () => {
  let store: Store;
  let columns: { table: string; column: string }[];
  beforeAll(async () => {
    store = await openTestStore();
    const found = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public'
        and data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'uuid', 'inet', 'ARRAY')`.execute(
      store.kysely,
    );
    columns = found.rows;
  }, 120_000);
  afterAll(() => store.close());

  it('lists every column of the database that may hold something about a person', () => {
    const known = new Set([...listed, ...namedImpersonal]);
    const isKnown = ({ table, column }: { table: string; column: string }) =>
      known.has(`${table}.${column}`) || (impersonal[table] === '*' && !personal.test(column));
    expect(columns.length).toBeGreaterThan(300);
    expect(columns.filter((one) => !isKnown(one))).toEqual([]);
  });

  it('lists columns that exist, each once', () => {
    const existing = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    expect([...listed, ...namedImpersonal].filter((one) => !existing.has(one))).toEqual([]);
    const tables = new Set(columns.map(({ table }) => table));
    expect(Object.keys(impersonal).filter((table) => !tables.has(table))).toEqual([]);
    expect(listed.filter((one, index) => listed.indexOf(one) !== index || namedImpersonal.includes(one))).toEqual([]);
  });

  it('names the jobs and calls that remove them', () => {
    const subjects = createSubjects(store, manualClock('2026-05-18T02:00:00Z'), testParts());
    const jobs = subjects.flatMap((subject) => (subject.jobs?.() ?? []).map(({ name }) => name));
    const removers = new Set([...jobs, ...Object.keys(contract)]);
    const named = rows.flatMap(([, , , last = '']) => [...last.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !removers.has(name))).toEqual([]);
  });

  it('gives the periods of the rules', () => {
    const periods = [...page.matchAll(/(\d+) (minutes|hours|days) \(`(\w+)`\)/g)].map(periodOf);
    expect(periods.map(({ name }) => name)).toContain('faultContactKeptDays');
    for (const { name, documented, value } of periods) expect([name, documented]).toEqual([name, value]);
  });
});

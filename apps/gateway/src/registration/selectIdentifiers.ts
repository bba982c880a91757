import type { IdentifierListQuery } from '@lima-id/api';
import { dayMs } from '@lima-id/domain';
import { type RawBuilder, sql } from 'kysely';
import { stateCode } from '../identifier/lookup/stateCodes.ts';
import type { IdentifierFacts } from '../schema/tables.ts';
import { startOfDay } from './startOfDay.ts';

/** Whose identifiers: all of an enterprise, those of a model, or those of a batch. */
export type Scope = { prefix: string } | { modelId: number } | { batchId: number };

export type IdentifierOrder = IdentifierListQuery['order'];

/** What is wanted of the identifiers. */
export type IdentifierFilter = Pick<
  IdentifierListQuery,
  'state' | 'startsWith' | 'registeredFrom' | 'registeredTo' | 'lookedUp'
>;

/** The identifier after which a page begins. The moment of its registration is as PostgreSQL writes it, since a Date has milliseconds only. */
export interface Position {
  suffix: string;
  moment: string;
}

export interface IdentifierRow extends Position {
  batch_id: number;
  state: number;
  registered_at: Date;
  facts: IdentifierFacts | null;
  /** Whether it satisfies the conditions of `others`. */
  wanted: boolean;
}

/** Where a page begins, and how many rows it has at most. */
export interface PageAt {
  after: Position | null;
  limit: number;
}

type Condition = RawBuilder<unknown>;

/** The conditions of a filter: those that the index of the order is read by, and the others, which are asked of every row. */
interface Conditions {
  range: Condition[];
  others: Condition[];
}

/** The least text that no text with this beginning reaches; codes are ASCII. */
function endOf(beginning: string): string {
  return `${beginning}\u007F`;
}

function conditionsOf(filter: IdentifierFilter, order: IdentifierOrder): Conditions {
  const { state, startsWith = '', registeredFrom: from, registeredTo: to, lookedUp } = filter;
  const codes = startsWith === '' ? [] : [sql`one.suffix >= ${startsWith}`, sql`one.suffix < ${endOf(startsWith)}`];
  const times = [
    ...(from === undefined ? [] : [sql`one.registered_at >= ${startOfDay(from)}`]),
    ...(to === undefined ? [] : [sql`one.registered_at < ${new Date(startOfDay(to).getTime() + dayMs)}`]),
  ];
  const lookup = sql`exists (
    select from authenticity_lookup look where look.prefix = one.prefix and look.suffix = one.suffix)`;
  const others = [
    ...(state === undefined ? [] : [sql`one.state = ${sql.lit(stateCode(state))}`]),
    ...(lookedUp === undefined ? [] : [lookedUp ? lookup : sql`not ${lookup}`]),
  ];
  return order === 'code'
    ? { range: codes, others: [...times, ...others] }
    : { range: times, others: [...codes, ...others] };
}

const orders: Readonly<Record<IdentifierOrder, Condition>> = {
  code: sql`suffix`,
  newest: sql`registered_at desc, suffix desc`,
  oldest: sql`registered_at, suffix`,
};

function followsOf(order: IdentifierOrder, { suffix, moment }: Position): Condition {
  if (order === 'code') return sql`one.suffix > ${suffix}`;
  const place = sql`(${moment}::timestamptz, ${suffix})`;
  return order === 'newest'
    ? sql`(one.registered_at, one.suffix) < ${place}`
    : sql`(one.registered_at, one.suffix) > ${place}`;
}

function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

function selectFrom(
  where: Condition,
  { range, others }: Conditions,
  order: IdentifierOrder,
  { after, limit }: PageAt,
): RawBuilder<IdentifierRow> {
  const follows = after === null ? [] : [followsOf(order, after)];
  return sql<IdentifierRow>`
    select one.suffix, one.batch_id, one.state, one.registered_at, one.registered_at::text as moment, one.facts,
      ${allOf(others)} as wanted
    from identifier one
    where ${allOf([where, ...range, ...follows])}
    order by ${orders[order]} limit ${limit}`;
}

/**
 * The identifiers of a batch are read by its id alone: with the prefix as well, the planner may go through all of an enterprise for the batch
 * that has its last codes.
 */
function isOf(scope: Exclude<Scope, { modelId: number }>): Condition {
  return 'batchId' in scope ? sql`one.batch_id = ${scope.batchId}` : sql`one.prefix = ${scope.prefix}`;
}

/**
 * A page of the identifiers that satisfy a filter, in an order. Those of a model are the first of what each of its batches has to offer, so
 * that its other identifiers and other models are not read.
 */
export function selectPage(
  scope: Scope,
  filter: IdentifierFilter,
  order: IdentifierOrder,
  page: PageAt,
): RawBuilder<IdentifierRow> {
  const { range, others } = conditionsOf(filter, order);
  const all = { range: [...range, ...others], others: [] };
  if (!('modelId' in scope)) return selectFrom(isOf(scope), all, order, page);
  return sql<IdentifierRow>`
    select page.* from batch
    cross join lateral (${selectFrom(sql`one.batch_id = batch.id`, all, order, page)}) page
    where batch.model_id = ${scope.modelId}
    order by ${orders[order]} limit ${page.limit}`;
}

/**
 * As `selectPage`, with the rows in between that are not `wanted`: a filter that few identifiers satisfy does not make one statement read all
 * the others.
 */
export function selectWindow(
  scope: Exclude<Scope, { modelId: number }>,
  filter: IdentifierFilter,
  order: IdentifierOrder,
  page: PageAt,
): RawBuilder<IdentifierRow> {
  return selectFrom(isOf(scope), conditionsOf(filter, order), order, page);
}

import {
  formatPrefix,
  managementMessages,
  parseIdentifier,
  type RecallDraft,
  type RecallScope,
  recallMessages,
} from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Rows of a recall's scopes, without the recall itself. */
interface ResolvedScopes {
  models: { model_id: number; first_batch?: string; last_batch?: string; first_day?: string; last_day?: string }[];
  suffixes: string[];
}

type Verdict<Value> = { ok: true; value: Value } | { ok: false; message: string };

type ModelScope = Exclude<RecallScope, { kind: 'identifiers' }>;

function rangeOf(scope: ModelScope) {
  if (scope.kind === 'batches') return { first_batch: scope.first, last_batch: scope.last };
  return scope.kind === 'days' ? { first_day: scope.first, last_day: scope.last } : {};
}

async function resolveModels(
  transaction: Transaction<Tables>,
  prefix: string,
  scopes: readonly ModelScope[],
): Promise<Verdict<ResolvedScopes['models']>> {
  const names = scopes.map(({ model }) => model);
  if (names.length === 0) return { ok: true, value: [] };
  const known = await transaction
    .selectFrom('product_model')
    .select(['id', 'name'])
    .where('enterprise_prefix', '=', prefix)
    .where('name', 'in', names)
    .execute();
  const unknown = names.find((name) => known.every((model) => model.name !== name));
  if (unknown !== undefined) return { ok: false, message: managementMessages.modelUnknown(unknown) };
  // All models with the name.
  const value = scopes.flatMap((scope) =>
    known.filter(({ name }) => name === scope.model).map(({ id }) => ({ model_id: id, ...rangeOf(scope) })),
  );
  return { ok: true, value };
}

function readSuffix(prefix: string, identifier: string): Verdict<string> {
  const verdict = parseIdentifier(identifier);
  if (!verdict.ok) return { ok: false, message: recallMessages.identifierRefused(identifier, verdict.message) };
  if (formatPrefix(verdict.code) !== prefix) {
    return { ok: false, message: recallMessages.identifierOfOthers(verdict.text, prefix) };
  }
  return { ok: true, value: verdict.text.slice(prefix.length + 1) };
}

async function resolveIdentifiers(
  transaction: Transaction<Tables>,
  prefix: string,
  identifiers: readonly string[],
): Promise<Verdict<string[]>> {
  const suffixes = new Set<string>();
  for (const identifier of identifiers) {
    const read = readSuffix(prefix, identifier);
    if (!read.ok) return read;
    suffixes.add(read.value);
  }
  if (suffixes.size === 0) return { ok: true, value: [] };
  const known = await transaction
    .selectFrom('identifier')
    .select('suffix')
    .where('prefix', '=', prefix)
    .where('suffix', 'in', [...suffixes])
    .execute();
  const found = new Set(known.map(({ suffix }) => suffix));
  const unknown = [...suffixes].find((suffix) => !found.has(suffix));
  if (unknown !== undefined) {
    return { ok: false, message: recallMessages.identifierUnknown(`${prefix}/${unknown}`) };
  }
  return { ok: true, value: [...suffixes] };
}

/** Resolves the scopes of a recall to model ids and the enterprise's codes; or returns what it does not have. */
export async function resolveScopes(
  transaction: Transaction<Tables>,
  prefix: string,
  { scopes }: Pick<RecallDraft, 'scopes'>,
): Promise<Verdict<ResolvedScopes>> {
  const models = await resolveModels(
    transaction,
    prefix,
    scopes.flatMap((scope) => (scope.kind === 'identifiers' ? [] : [scope])),
  );
  if (!models.ok) return models;
  const suffixes = await resolveIdentifiers(
    transaction,
    prefix,
    scopes.flatMap((scope) => (scope.kind === 'identifiers' ? scope.identifiers : [])),
  );
  return suffixes.ok ? { ok: true, value: { models: models.value, suffixes: suffixes.value } } : suffixes;
}

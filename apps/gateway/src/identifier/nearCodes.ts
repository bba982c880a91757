import type { NearIdentifier } from '@lima-id/api';
import { formatIdentifier, formatPrefix, type IdentifierCode, nearestCodes, nearFolds } from '@lima-id/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import { nearCandidatesMax, nearCodesKept, nearCodesPerQuery, nearCodesWaitingMax } from './limits.ts';
import { createBoundedCache } from './lookup/boundedCache.ts';
import { coalesceReads } from './lookup/coalesce.ts';
import { identifierKey } from './lookup/identifierKey.ts';
import { answerTtlMs } from './lookup/limits.ts';
import { recordStateCodes } from './lookup/stateCodes.ts';
import { shownPicture } from './pictureAddress.ts';

/** Parameters: codes, their prefixes, the folded keys of each joined by blanks (no key contains one), and the states that are offered. */
export const nearCodesText = `
  select asked.identifier as asked, near.*
  from unnest($1::text[], $2::text[], $3::text[]) as asked (identifier, prefix, folds)
  cross join lateral (
    select code.suffix as "objectCode", model.name as "identifierName", enterprise.name as "companyName",
      coalesce(model.images ->> 0, '') as picture,
      to_char(code.registered_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "registerTime"
    from identifier code
      join batch on batch.id = code.batch_id
      join product_model model on model.id = batch.model_id
      join enterprise on enterprise.prefix = model.enterprise_prefix and enterprise.examine_status = 'approved'
    where code.prefix = asked.prefix
      and fold_object_code(code.suffix) = any(string_to_array(asked.folds, ' '))
      and code.state = any($4::smallint[])
    limit ${nearCandidatesMax}
  ) near`;

interface Row extends Omit<NearIdentifier, 'identifier'> {
  asked: string;
  objectCode: string;
}

/** Finds existing codes similar to an unknown one. */
export type FindNearCodes = (code: IdentifierCode) => Promise<NearIdentifier[]>;

/**
 * Creates the search. Codes requested in one tick are batched, with one query at a time; when too many wait, nothing is offered: unknown
 * codes must not delay successful lookups. `publicUrl` is that of the portal; empty when unknown.
 */
export function createNearCodeFinder(store: Store, clock: Clock, publicUrl: string): FindNearCodes {
  const kept = createBoundedCache<string, NearIdentifier[]>({
    capacity: nearCodesKept,
    ttlMs: answerTtlMs,
    now: () => clock.now().getTime(),
  });
  let waiting = 0;

  const read = coalesceReads(async (identifiers: string[]) => {
    const keys = identifiers.map(identifierKey);
    const rows = await store.prepared<Row>('read_near_codes', nearCodesText, [
      identifiers,
      keys.map(({ prefix }) => prefix),
      keys.map(({ suffix }) => nearFolds(suffix).join(' ')),
      recordStateCodes,
    ]);
    const found = new Map<string, Row[]>();
    for (const row of rows) found.set(row.asked, [...(found.get(row.asked) ?? []), row]);
    return found;
  }, nearCodesPerQuery);

  return async (code) => {
    const prefix = formatPrefix(code);
    const identifier = formatIdentifier(code);
    const known = kept.get(identifier);
    if (known !== undefined) return known;
    if (waiting >= nearCodesWaitingMax) return [];
    waiting += 1;
    try {
      const createdMs = clock.now().getTime();
      const rows = (await read(identifier)) ?? [];
      const found = nearestCodes(code.objectCode, rows).map(({ candidate }) => ({
        identifier: `${prefix}/${candidate.objectCode}`,
        identifierName: candidate.identifierName,
        companyName: candidate.companyName,
        picture: shownPicture(candidate.picture, publicUrl) ?? '',
        registerTime: candidate.registerTime,
      }));
      kept.set(identifier, found, createdMs);
      return found;
    } finally {
      waiting -= 1;
    }
  };
}

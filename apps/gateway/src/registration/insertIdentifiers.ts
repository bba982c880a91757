import type { IdentifierDraft } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Registrar } from '../enterprise/registrar.ts';
import { factsWithPictures } from '../identifier/lookup/reservedFacts.ts';
import { stateCode } from '../identifier/lookup/stateCodes.ts';
import type { Tables } from '../schema/tables.ts';

/** An identifier to insert. */
interface NewIdentifier {
  batchId: number | undefined;
  at: Date;
  draft: IdentifierDraft;
}

/** How identifiers are inserted. */
interface Inserting {
  /** As named in the change log. */
  call: string;
  /** The own number of their model. */
  model: string;
  /** Called once the rows are sent, for work to do until the database has written them. */
  whileWriting?: (() => void) | undefined;
}

/**
 * Inserts identifiers whose codes are new, and notes each in the log of changes, by one statement: lines of an import would travel twice
 * otherwise. In the order of codes, so that concurrent calls do not deadlock. Resolves with the codes that were new.
 */
export async function insertIdentifiers(
  transaction: Transaction<Tables>,
  { prefix, accountId, tokenId, address }: Registrar,
  { call, model, whileWriting }: Inserting,
  identifiers: readonly NewIdentifier[],
): Promise<Set<string>> {
  if (identifiers.length === 0) return new Set();
  const rows = identifiers.map(({ batchId, at, draft }) => ({
    suffix: draft.code,
    batch_id: batchId,
    at,
    stored: factsWithPictures(draft.facts, draft.pictures),
    state: stateCode(draft.state),
    draft,
  }));
  const writing = sql<{ suffix: string }>`
    with given as (
      select * from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as (suffix text, batch_id integer, at timestamptz, stored jsonb, state smallint, draft jsonb))
        with ordinality as given (suffix, batch_id, at, stored, state, draft, place)
    ), added as (
      insert into identifier (registered_at, batch_id, prefix, suffix, facts, state)
      select at, batch_id, ${prefix}::text, suffix, stored, state from given
      order by suffix collate "C"
      on conflict (prefix, suffix) do nothing
      returning suffix
    ), noted as (
      insert into registration_change
        (enterprise_prefix, at, account_id, token_id, address, call, subject, before, after)
      select ${prefix}::text, given.at, ${accountId}::text, ${tokenId}::bigint, ${address}::text, ${call}::text,
        'identifier ' || given.suffix, null, jsonb_build_object('model', ${model}::text) || given.draft
      from given join added on added.suffix = given.suffix
      order by given.place
    )
    select suffix from added`.execute(transaction);
  whileWriting?.();
  const { rows: added } = await writing;
  return new Set(added.map(({ suffix }) => suffix));
}

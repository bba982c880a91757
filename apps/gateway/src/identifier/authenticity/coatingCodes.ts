import { authenticityMessages, type CoatingCodeBatch, formatPrefix, parseIdentifier } from '@lima-id/domain';
import { sql } from 'kysely';
import { noteChanges } from '../../enterprise/changeLog.ts';
import { administrators, type Caller } from '../../platform/authorisation/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Refusal, Reply } from '../../platform/http/mount.ts';
import { createKeyedHash } from '../../platform/secret/keys.ts';
import type { Transactions } from '../../schema/store.ts';
import { type IdentifierKey, identifierKey } from '../lookup/identifierKey.ts';

/** Hashes the code under the coating of an identifier in canonical form; only this is stored. */
export type HashCoatingCode = (identifier: string, code: string) => string;

/** Creates the hash, keyed by the gateway's secret, so that a stolen table cannot be brute-forced. */
export function createCoatingHash(secret: Uint8Array): HashCoatingCode {
  const hash = createKeyedHash(secret, 'coating code');
  return (identifier, code) => hash(`${code} ${identifier}`);
}

const { batch } = authenticityMessages;

function refusal(status: number, sentence: string, index: number): Refusal<null> {
  return { status, message: sentence.replace('{number}', String(index + 1)) };
}

type Row = IdentifierKey & { codeHash: string };

/** Rows of a batch, or the refusal of its first invalid entry. Other enterprises' identifiers are reported as unknown. */
function readBatch(
  hash: HashCoatingCode,
  { role, companyPrefix }: Pick<Caller, 'role' | 'companyPrefix'>,
  codes: CoatingCodeBatch,
): Row[] | Refusal<null> {
  const rows = new Map<string, Row>();
  for (const [index, { identifier, code }] of codes.entries()) {
    const verdict = parseIdentifier(identifier);
    if (!verdict.ok) return refusal(400, batch.identifier, index);
    const own = administrators.has(role) || companyPrefix === formatPrefix(verdict.code);
    if (!own) return refusal(404, batch.unknown, index);
    if (rows.has(verdict.text)) return refusal(400, batch.repeated, index);
    rows.set(verdict.text, { ...identifierKey(verdict.text), codeHash: hash(verdict.text, code) });
  }
  return [...rows.values()];
}

/** An entry of a batch as the database has it. */
interface KnownEntry {
  prefix: string;
  suffix: string;
  isRegistered: boolean;
  /** What became of its code: one that it has already is kept. */
  outcome: 'added' | 'replaced' | 'kept';
}

/**
 * Sets the codes of a caller's own identifiers, or of any for administrators: the whole batch, or nothing. The log says which were added or
 * replaced; setting a code again changes nothing.
 */
export async function setCoatingCodes(
  { store, clock, hash }: { store: Transactions; clock: Clock; hash: HashCoatingCode },
  { caller, address }: { caller: Pick<Caller, 'accountId' | 'role' | 'companyPrefix'>; address: string },
  codes: CoatingCodeBatch,
): Promise<Reply<{ accepted: number }, null>> {
  const rows = readBatch(hash, caller, codes);
  if (!Array.isArray(rows)) return { failure: rows };
  const now = clock.now();
  return await store.transaction(async (transaction): Promise<Reply<{ accepted: number }, null>> => {
    // Rows are locked in a fixed order, so that concurrent batches do not deadlock.
    const { rows: entries } = await sql<KnownEntry>`
      with asked as materialized (
        select given.*, code.suffix is not null as registered
        from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (prefix text, suffix text, "codeHash" text))
            with ordinality as given (prefix, suffix, code_hash, number)
          left join identifier code on code.prefix = given.prefix and code.suffix = given.suffix
      ), changed as (
        insert into coating_code (prefix, suffix, code_hash, set_at)
        select prefix, suffix, code_hash, ${now}::timestamptz from asked
        where not exists (select from asked where not registered)
        order by prefix collate "C", suffix collate "C"
        on conflict (prefix, suffix) do update set code_hash = excluded.code_hash, set_at = excluded.set_at
          where coating_code.code_hash <> excluded.code_hash
        -- What a concurrent batch has added since the statement began is seen by the conflict alone: an added row has no xmax.
        returning prefix, suffix, case when xmax = 0 then 'added' else 'replaced' end as outcome
      )
      select prefix, suffix, registered as "isRegistered", coalesce(changed.outcome, 'kept') as outcome
      from asked left join changed using (prefix, suffix) order by number`.execute(transaction);
    const missing = entries.findIndex(({ isRegistered }) => !isRegistered);
    if (missing !== -1) return { failure: refusal(404, batch.unknown, missing) };
    for (const prefix of new Set(entries.map((entry) => entry.prefix))) {
      const registrar = { prefix, accountId: caller.accountId, tokenId: null, address };
      const changed = entries.filter((entry) => entry.prefix === prefix && entry.outcome !== 'kept');
      const changes = changed.map(({ suffix, outcome }) => ({
        call: 'setCoatingCodes',
        subject: `identifier ${suffix}`,
        before: { hasCoatingCode: outcome === 'replaced' },
        after: { hasCoatingCode: true },
      }));
      await noteChanges(transaction, registrar, now, changes);
    }
    return { data: { accepted: rows.length } };
  });
}

import { authenticityMessages, type CoatingCodeBatch, formatPrefix, parseIdentifier } from '@lima-id/domain';
import { administrators, type Caller } from '../../platform/authorisation/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Refusal, Reply } from '../../platform/http/mount.ts';
import { createKeyedHash } from '../../platform/secret/keys.ts';
import type { Store } from '../../schema/store.ts';
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

// One atomic statement. Rows are locked in a fixed order, so that concurrent batches do not deadlock.
const text = `
  with asked as materialized (
    select * from unnest($1::text[], $2::text[], $3::text[]) with ordinality as asked (prefix, suffix, code_hash, number)
  ), missing as materialized (
    select min(number)::int as number from asked
    where not exists (select from identifier code where code.prefix = asked.prefix and code.suffix = asked.suffix)
  ), kept as (
    insert into coating_code (prefix, suffix, code_hash, set_at)
    select prefix, suffix, code_hash, $4::timestamptz from asked where (select number from missing) is null
    order by prefix collate "C", suffix collate "C"
    on conflict (prefix, suffix) do update set code_hash = excluded.code_hash, set_at = excluded.set_at
  )
  select number from missing`;

/** Sets the codes of a caller's own identifiers, or of any for administrators: the whole batch, or nothing. */
export async function setCoatingCodes(
  { store, clock, hash }: { store: Store; clock: Clock; hash: HashCoatingCode },
  caller: Pick<Caller, 'role' | 'companyPrefix'>,
  codes: CoatingCodeBatch,
): Promise<Reply<{ accepted: number }, null>> {
  const rows = readBatch(hash, caller, codes);
  if (!Array.isArray(rows)) return { failure: rows };
  const columns = [rows.map((row) => row.prefix), rows.map((row) => row.suffix), rows.map((row) => row.codeHash)];
  const [missing] = await store.prepared<{ number: number | null }>('set_coating_codes', text, [
    ...columns,
    clock.now(),
  ]);
  const number = missing?.number ?? null;
  if (number !== null) return { failure: refusal(404, batch.unknown, number - 1) };
  return { data: { accepted: rows.length } };
}

import { authenticityMessages, type CoatingCodeBatch, formatPrefix, parseIdentifier } from '@lima-id/domain';
import { administrators, type Caller } from '../../platform/authorisation/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../platform/database/database.ts';
import type { Refusal, Reply } from '../../platform/http/mount.ts';
import { createKeyedHash } from '../../platform/secret/keys.ts';
import { type IdentifierKey, identifierKey } from '../identifierKey.ts';

/** Hashes the code under the coating of an identifier, in its canonical form: nothing else is kept of a code. */
export type HashCoatingCode = (identifier: string, code: string) => string;

/** Makes the hash. Its key is the gateway's, so that a stolen table cannot be worked out by trying all codes. */
export function createCoatingHash(secret: Uint8Array): HashCoatingCode {
  const hash = createKeyedHash(secret, 'coating code');
  return (identifier, code) => hash(`${code} ${identifier}`);
}

const { batch } = authenticityMessages;

function refusal(status: number, sentence: string, index: number): Refusal<null> {
  return { status, message: sentence.replace('{number}', String(index + 1)) };
}

type Row = IdentifierKey & { codeHash: string };

/** The rows of a batch, or why its first bad entry is refused. Others' codes are as unknown as those that nobody has. */
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

// One statement, so that all of it or nothing is kept. Rows are locked in their order: batches at the same time never wait for good.
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

/** Keeps the codes of a caller's own identifiers, or of any for administrators: all of the batch, or nothing. */
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

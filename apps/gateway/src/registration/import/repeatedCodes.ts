import { type IdentifierDraft, registrationMessages } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { ReadLine } from '../lines.ts';
import type { LineRefusal } from './pieceLines.ts';

type Outcome = 'added' | 'changed' | 'unchanged' | 'refused';

/** The first line of a file with a code. */
interface FirstLine {
  code: string;
  line: number;
  outcome: Outcome;
  is_twice: boolean;
}

/** The lines of a piece whose code no other line of the file so far has, and what is refused because of the others. */
interface Sifted {
  single: ReadLine<IdentifierDraft>[];
  refused: LineRefusal[];
  /** Lines of earlier pieces that are refused from now on, with what was said of them before. */
  earlier: FirstLine[];
}

const { twice } = registrationMessages.line;

/** Sifts out the lines of a piece whose code another line of the file has, earlier or in the same piece: nobody can say which is meant. */
export async function siftRepeats(
  transaction: Transaction<Tables>,
  importId: string,
  read: readonly ReadLine<IdentifierDraft>[],
): Promise<Sifted> {
  if (read.length === 0) return { single: [], refused: [], earlier: [] };
  const linesOf = new Map<string, number[]>();
  for (const { line, draft } of read) {
    const lines = linesOf.get(draft.code);
    if (lines === undefined) linesOf.set(draft.code, [line]);
    else lines.push(line);
  }
  const known = await transaction
    .selectFrom('import_code')
    .select(['code', 'line', 'outcome', 'is_twice'])
    .where('import_id', '=', importId)
    .where('code', '=', sql<string>`any(${[...linesOf.keys()]}::text[])`)
    .execute();
  for (const { code, line } of known) linesOf.get(code)?.unshift(line);
  const single: ReadLine<IdentifierDraft>[] = [];
  const refused: LineRefusal[] = [];
  for (const one of read) {
    const { line, draft } = one;
    const other = linesOf.get(draft.code)?.find((candidate) => candidate !== line);
    if (other === undefined) single.push(one);
    else refused.push({ line, code: draft.code, field: 'code', message: twice(draft.code, other) });
  }
  const earlier = known.filter(({ is_twice }) => !is_twice);
  for (const { code, line } of earlier) {
    const other = linesOf.get(code)?.find((candidate) => candidate !== line) ?? line;
    refused.push({ line, code, field: 'code', message: twice(code, other) });
  }
  if (earlier.length > 0) {
    await transaction
      .updateTable('import_code')
      .set({ is_twice: true })
      .where('import_id', '=', importId)
      .where('code', '=', sql<string>`any(${earlier.map(({ code }) => code)}::text[])`)
      .execute();
  }
  return { single, refused, earlier };
}

/** Notes the first lines with the codes of a piece, and what the check says of each. */
export async function noteCodes(
  transaction: Transaction<Tables>,
  importId: string,
  read: readonly ReadLine<IdentifierDraft>[],
  outcomes: ReadonlyMap<number, Outcome>,
): Promise<void> {
  if (read.length === 0) return;
  const firsts = new Map<string, { code: string; line: number; outcome: Outcome; is_twice: boolean }>();
  for (const { line, draft } of read) {
    const outcome = outcomes.get(line);
    if (firsts.has(draft.code)) continue;
    firsts.set(draft.code, { code: draft.code, line, outcome: outcome ?? 'refused', is_twice: outcome === undefined });
  }
  await sql`
    insert into import_code (import_id, line, is_twice, code, outcome)
    select ${importId}::text, line, is_twice, code, outcome
    from jsonb_to_recordset(${JSON.stringify([...firsts.values()])}::jsonb)
      as given (code text, line integer, outcome text, is_twice boolean)
    on conflict (import_id, code) do nothing`.execute(transaction);
}

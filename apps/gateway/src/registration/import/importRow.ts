import type { ImportCounts, KeptImport } from '@lima-id/api';
import { chinaMinute, importPace } from '@lima-id/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Registrar } from '../../enterprise/registrar.ts';
import type { Tables } from '../../schema/tables.ts';

export type ImportRecord = Selectable<Tables['identifier_import']>;

/** Who began an import, or had it carried out. */
export function registrarOfImport(row: ImportRecord): Registrar {
  return { prefix: row.enterprise_prefix, accountId: row.account_id, tokenId: row.token_id, address: row.address };
}

/** What the check said of the lines. */
function checkedCounts(row: ImportRecord): ImportCounts {
  return { added: row.would_add, changed: row.would_change, unchanged: row.would_keep, refused: row.would_refuse };
}

/** What became of the lines. */
function doneCounts({ added, changed, unchanged, refused }: ImportRecord): ImportCounts {
  return { added, changed, unchanged, refused };
}

/** Lines by all outcomes. */
function linesOf({ added, changed, unchanged, refused }: ImportCounts): number {
  return added + changed + unchanged + refused;
}

/** Lines and share of the phase that is under way, or the last one. */
function progressOf(row: ImportRecord): { lines: number; share: number } {
  const done = linesOf(doneCounts(row));
  if (row.state === 'uploading') return { lines: 0, share: row.received / row.size };
  if (row.state === 'checking') return { lines: row.lines, share: row.read_bytes / row.size };
  if (row.state === 'ready' || row.lines === 0) return { lines: 0, share: 1 };
  return { lines: done, share: done / row.lines };
}

/** An import as the calls answer it. */
export function keptImportOf(row: ImportRecord, now: Date): KeptImport {
  const { lines, share } = progressOf(row);
  const isUnderWay = row.state === 'checking' || row.state === 'running';
  const tookMs = now.getTime() - row.phase_at.getTime();
  return {
    importId: row.id,
    prefix: row.enterprise_prefix,
    model: row.model,
    batch: row.batch,
    name: row.name,
    size: row.size,
    changesFacts: row.changes_facts,
    state: row.state,
    message: row.message,
    received: row.received,
    unknownColumns: row.unknown_columns,
    lines: row.lines,
    checked: checkedCounts(row),
    done: doneCounts(row),
    progress: Math.round(share * 1_000) / 1_000,
    ...importPace(isUnderWay ? { lines, share, tookMs } : { lines: 0, share: 0, tookMs: 0 }),
    beginTime: chinaMinute(row.created_at.getTime()),
    endTime: row.ended_at === null ? null : chinaMinute(row.ended_at.getTime()),
  };
}

/** What changes of an import when it ends. */
export function endOf(state: ImportRecord['state'], now: Date, message = '') {
  return { state, message, ended_at: now, moved_at: now, phase_at: now, reader: null, reader_until: null };
}

/** Marks an import that has not ended as failed, with a sentence for people. */
export async function failImport(database: Kysely<Tables>, id: string, now: Date, message: string): Promise<void> {
  await database
    .updateTable('identifier_import')
    .set(endOf('failed', now, message))
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'running'])
    .execute();
}

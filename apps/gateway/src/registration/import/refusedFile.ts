import {
  type ImportColumns,
  type ImportRow,
  importColumnNames,
  readImportColumns,
  refusedCells,
  unguardedCell,
} from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { csvFile } from '../../platform/csvFile.ts';
import { privateHeaders } from '../../platform/http/privateHeaders.ts';
import { queryOf } from '../../platform/http/requestedAddress.ts';
import type { SignedLinks } from '../../platform/secret/signedLinks.ts';
import type { Store } from '../../schema/store.ts';
import { findModel } from '../models.ts';
import type { ImportRecord } from './importRow.ts';
import { findImport } from './imports.ts';

/** Base path of files with refused lines. */
export const refusedPath = '/private/import/';

/** The columns of the file of an import by its model; those of every file where the model is gone, none where they do not fit any more. */
async function columnsOf(store: Store, row: ImportRecord): Promise<ImportColumns> {
  const owner = await findModel(store.kysely, row.enterprise_prefix, row.model);
  const verdict = readImportColumns(row.header ?? [], owner?.model.places ?? [], true);
  return verdict.ok ? verdict.columns : [];
}

/** How refused lines are written: with a reason in its column, which a mended file has already. */
interface RefusedTable {
  head: string[];
  lineOf(row: ImportRow, reason: string): string[];
}

/** The table for a file with certain names of columns. Guards are taken off, since the file that is written has its own. */
function refusedTable(names: readonly string[], columns: ImportColumns): RefusedTable {
  const known = columns.findIndex((column) => column !== null && column !== 'unknown' && column.kind === 'reason');
  const at = known === -1 ? names.length : known;
  const withReason = (cells: readonly string[], reason: string) => {
    const width = Math.max(names.length, at + 1, cells.length);
    return Array.from({ length: width }, (_, index) => cells[index] ?? '').with(at, reason);
  };
  return {
    head: withReason(names.map(unguardedCell), importColumnNames.reason),
    lineOf: (row, reason) => withReason(refusedCells(columns, row), reason),
  };
}

/** The refused lines of an import piece by piece, as they stand in the file, each with its reason beside it. */
async function* refusedLines(store: Store, id: string, table: RefusedTable): AsyncGenerator<string[][]> {
  for (let after = 0; ; ) {
    const nextRefusal = store.kysely
      .selectFrom('import_refusal')
      .select('line')
      .where('import_id', '=', id)
      .where('line', '>', after)
      .orderBy('line')
      .limit(1);
    // Pieces are numbered in the order of their lines.
    const piece = await store.kysely
      .selectFrom('import_piece')
      .select(['last_line', 'lines'])
      .where('import_id', '=', id)
      .where('last_line', '>=', nextRefusal)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    if (piece === undefined) return;
    const refusals = await store.kysely
      .selectFrom('import_refusal')
      .select(['line', 'message'])
      .where('import_id', '=', id)
      .where('line', '>', after)
      .where('line', '<=', piece.last_line)
      .execute();
    const reasons = new Map(refusals.map(({ line, message }) => [line, message]));
    const lines = piece.lines.flatMap((row) => {
      const reason = reasons.get(row.line);
      return reason === undefined ? [] : [table.lineOf(row, reason)];
    });
    yield lines;
    after = piece.last_line;
  }
}

/**
 * Mounts `GET /private/import/:id`: the refused lines of an import as CSV, for holders of a valid link of its enterprise. Everything else is
 * 404, so that nothing is revealed.
 */
export function mountRefusedFiles(app: FastifyInstance, { store, links }: { store: Store; links: SignedLinks }): void {
  app.get<{ Params: { id: string } }>(`${refusedPath}:id`, async (request, reply) => {
    const { id } = request.params;
    const prefix = links.viewerOf(id, queryOf(request.url));
    const row = prefix === null ? undefined : await findImport(store, prefix, id);
    if (row === undefined) {
      reply.callNotFound();
      return reply;
    }
    const table = refusedTable(row.header ?? [], await columnsOf(store, row));
    const name = encodeURIComponent(`${row.name.replace(/\.[^.]*$/, '')}-${importColumnNames.reason}.csv`);
    return reply
      .headers(privateHeaders)
      .header('content-disposition', `attachment; filename="refused.csv"; filename*=UTF-8''${name}`)
      .type('text/csv; charset=utf-8')
      .send(csvFile(table.head, refusedLines(store, id, table)));
  });
}

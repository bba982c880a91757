import { importColumnNames, readImportColumns, unguardedCell } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { csvFile } from '../../platform/csvFile.ts';
import { privateHeaders } from '../../platform/http/privateHeaders.ts';
import { queryOf } from '../../platform/http/requestedAddress.ts';
import type { SignedLinks } from '../../platform/secret/signedLinks.ts';
import type { Store } from '../../schema/store.ts';
import { findImport } from './imports.ts';

/** Base path of files with refused lines. */
export const refusedPath = '/private/import/';

/** The index of the column for the reasons, which a mended file has already. */
function reasonColumn(header: readonly string[]): number {
  const verdict = readImportColumns(header, [], true);
  const columns = verdict.ok ? verdict.columns : [];
  const known = columns.findIndex((column) => column !== null && column !== 'unknown' && column.kind === 'reason');
  return known === -1 ? header.length : known;
}

/** A line of the file with a reason in its column. Guards are taken off, since the file that is written has its own. */
type WithReason = (cells: readonly string[], reason: string) => string[];

function reasonsFor(names: readonly string[]): WithReason {
  const at = reasonColumn(names);
  return (cells, reason) => {
    const width = Math.max(names.length, at + 1, cells.length);
    return Array.from({ length: width }, (_, index) => unguardedCell(cells[index] ?? '')).with(at, reason);
  };
}

/** The refused lines of an import piece by piece, as they stand in the file, each with its reason beside it. */
async function* refusedLines(store: Store, id: string, withReason: WithReason): AsyncGenerator<string[][]> {
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
    const lines = piece.lines.flatMap(({ line, cells }) => {
      const reason = reasons.get(line);
      return reason === undefined ? [] : [withReason(cells, reason)];
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
    const names = row.header ?? [];
    const withReason = reasonsFor(names);
    const name = encodeURIComponent(`${row.name.replace(/\.[^.]*$/, '')}-${importColumnNames.reason}.csv`);
    return reply
      .headers(privateHeaders)
      .header('content-disposition', `attachment; filename="refused.csv"; filename*=UTF-8''${name}`)
      .type('text/csv; charset=utf-8')
      .send(csvFile(withReason(names, importColumnNames.reason), refusedLines(store, id, withReason)));
  });
}

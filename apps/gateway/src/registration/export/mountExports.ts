import { addAbortSignal, type Readable } from 'node:stream';
import { chinaDate } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { csvFile } from '../../platform/csvFile.ts';
import { refuse } from '../../platform/http/answer.ts';
import { privateHeaders } from '../../platform/http/privateHeaders.ts';
import { queryOf } from '../../platform/http/requestedAddress.ts';
import { scopeOf } from '../listIdentifiers.ts';
import { findModel } from '../models.ts';
import { type ExportParts, exportOfLink, exportPath, type OwnExport } from './exportLinks.ts';
import { exportRows, headOf } from './exportRows.ts';
import { createExportSlots } from './exportSlots.ts';
import { stallMs } from './limits.ts';
import { readWindows } from './readWindows.ts';
import { exportRefusals } from './refusals.ts';
import { xlsxFile } from './xlsxFile.ts';

const formats = {
  csv: { make: csvFile, type: 'text/csv; charset=utf-8' },
  xlsx: { make: xlsxFile, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

/** Reads the first page at once: a database that is away is then answered as such, and not in the middle of a file. */
async function withFirst<Page>(pages: AsyncGenerator<Page>): Promise<AsyncGenerator<Page>> {
  const first = await pages.next();
  return (async function* () {
    if (first.done === true) return;
    yield first.value;
    yield* pages;
  })();
}

/** Calls `onPage` for each page when it is asked for. */
async function* noting<Page>(pages: AsyncIterable<Page>, onPage: () => void): AsyncGenerator<Page> {
  for await (const page of pages) {
    onPage();
    yield page;
  }
}

/** The file of an export; null when its model or its batch does not exist. Its stream ends when nobody takes its rows any longer. */
async function openFile({ store }: ExportParts, asked: OwnExport, patienceMs: number): Promise<Readable | null> {
  const database = store.kysely;
  const { prefix, model, batch, format, ...filter } = asked;
  const scope = await scopeOf(database, prefix, { model, batch });
  if ('failure' in scope) return null;
  const places = model === undefined ? [] : ((await findModel(database, prefix, model))?.model.places ?? []);
  const rows = await withFirst(exportRows(database, prefix, places, readWindows(database, scope, filter)));
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(), patienceMs);
  const file = formats[format].make(
    headOf(places),
    noting(rows, () => timer.refresh()),
  );
  file.once('close', () => clearTimeout(timer));
  return addAbortSignal(stall.signal, file);
}

/** `标识-GT-6-B1-2026-05-18.csv`; own numbers may have slashes. */
function nameOf({ model, batch, format }: OwnExport, day: string): string {
  return `${['标识', model, batch, day].filter((part) => part !== undefined).join('-')}.${format}`.replaceAll('/', '-');
}

/**
 * Mounts `GET /private/identifiers/:id`: a file of identifiers, for holders of a valid link. It is streamed as fast as the client takes it, and
 * a client that goes ends the reading. Everything else is 404, so that nothing is revealed.
 */
export function mountExports(app: FastifyInstance, parts: ExportParts, patienceMs = stallMs): void {
  const slots = createExportSlots();
  app.get<{ Params: { '*': string } }>(`${exportPath}*`, { exposeHeadRoute: false }, async (request, reply) => {
    const asked = await exportOfLink(parts, request.params['*'], queryOf(request.url));
    if (asked === null) {
      reply.callNotFound();
      return reply;
    }
    const { prefix, format } = asked;
    if (!slots.take(prefix)) return refuse(reply.headers(privateHeaders), exportRefusals.busy);
    let file: Readable | null = null;
    try {
      file = await openFile(parts, asked, patienceMs);
    } finally {
      if (file === null) slots.release(prefix);
    }
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    file.once('close', () => slots.release(prefix));
    const name = encodeURIComponent(nameOf(asked, chinaDate(parts.clock.now().getTime())));
    return reply
      .headers(privateHeaders)
      .header('content-disposition', `attachment; filename="identifiers.${format}"; filename*=UTF-8''${name}`)
      .type(formats[format].type)
      .send(file);
  });
}

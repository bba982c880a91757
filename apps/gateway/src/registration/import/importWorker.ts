import { importMessages } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import { DatabaseUnavailable } from '../../platform/database/databaseUnavailable.ts';
import { requestCount } from '../../platform/http/requestCount.ts';
import { throwFailures } from '../../platform/job/throwFailures.ts';
import { newId } from '../../platform/secret/token.ts';
import type { Store } from '../../schema/store.ts';
import type { FileFormat } from '../../schema/tables/importTables.ts';
import type { Tables } from '../../schema/tables.ts';
import { carryOutPiece, type ReadyPiece, RefusedSince, readyPiece } from './carryOutPiece.ts';
import { checkPiece } from './checkPiece.ts';
import { FileRefused } from './fileRefused.ts';
import { failImport, type ImportRecord } from './importRow.ts';
import { inspectFile } from './inspectFile.ts';
import { failuresMax, openWorkbooksMax, piecesAheadMax, readerLeaseMs, restMs } from './limits.ts';
import { type OpenFile, openFile } from './openFile.ts';
import { columnsOfFile, modelOfImport } from './pieceLines.ts';
import { rest } from './rest.ts';

const messages = importMessages.file;

/** Works at the imports of all enterprises, a piece of each in turn. */
export interface ImportWorker {
  /** Takes turns until no import waits, or `ending` is aborted. Throws when turns failed. */
  run(ending: AbortSignal): Promise<void>;
  /** Takes one turn; false when no import waits. */
  takeTurn(): Promise<boolean>;
}

/** An open file, and whether it is a workbook. */
interface Reading {
  file: OpenFile;
  isWorkbook: boolean;
}

/**
 * Creates a worker of a gateway. A piece that is carried out holds the lock of its import's row: a gateway that is killed loses it with its
 * connection, and any other goes on. A file is read by one gateway at a time, which keeps it open between turns, for a lease that each turn
 * renews; another one that takes it over passes over the lines that are checked already. `publicUrl` is that of the portal; empty when unknown.
 */
export function createImportWorker(store: Store, clock: Clock, publicUrl: string): ImportWorker {
  const me = newId();
  const readings = new Map<string, Reading>();
  /** The next pieces of a few imports that are carried out, by import; null when one could not be read. */
  const ahead = new Map<string, Promise<ReadyPiece | null>>();

  function drop(id: string): void {
    readings.get(id)?.file.close();
    readings.delete(id);
    ahead.delete(id);
  }

  /** Carries the next piece of an import out, and reads the one after it while the database writes this one. */
  async function carryOn(transaction: Transaction<Tables>, row: ImportRecord, now: Date): Promise<void> {
    const known = await ahead.get(row.id);
    ahead.delete(row.id);
    const whileWriting = () => {
      const next = row.next_piece + 1;
      if (next === row.pieces || ahead.size === piecesAheadMax) return;
      // A failure is met again by the turn itself, which reads the piece then.
      const reading = readyPiece(store.kysely, row, next).catch(() => null);
      ahead.set(row.id, reading);
    };
    await carryOutPiece(transaction, row, { ahead: known ?? undefined, whileWriting, publicUrl }, now);
  }

  /** The import that waits for the longest time, with its row locked, at the end of the queue from now on. */
  async function claim(transaction: Transaction<Tables>, now: Date): Promise<ImportRecord | undefined> {
    const workbooks = [...readings.values()].filter(({ isWorkbook }) => isWorkbook).length;
    const mayOpen =
      workbooks < openWorkbooksMax
        ? sql<boolean>`true`
        : sql<boolean>`(reader = ${me} or format is null or format->>'kind' <> 'xlsx')`;
    const lease = new Date(now.getTime() + readerLeaseMs);
    const { rows } = await sql<ImportRecord>`
      update identifier_import set
        turn = nextval('identifier_import_turn'),
        failures = case when state = 'checking' and reader <> ${me} then failures + 1 else failures end,
        reader = case when state = 'checking' then ${me} end,
        reader_until = case when state = 'checking' then ${lease}::timestamptz end
      where id = (
        select id from identifier_import
        where state in ('checking', 'running')
          and (reader = ${me} or reader_until is null or reader_until <= ${now}::timestamptz)
          and (state = 'running' or ${mayOpen})
        order by turn limit 1
        for update skip locked)
      returning *`.execute(transaction);
    return rows[0];
  }

  /** Leaves the files that this gateway reads to others. */
  async function release(): Promise<void> {
    await store.kysely
      .updateTable('identifier_import')
      .set({ reader: null, reader_until: null })
      .where('reader', '=', me)
      .execute();
  }

  /** The row of an import that this gateway still reads, locked; undefined when it was stopped or another one reads it. */
  async function lockRead(transaction: Transaction<Tables>, id: string): Promise<ImportRecord | undefined> {
    return await transaction
      .selectFrom('identifier_import')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'checking')
      .where('reader', '=', me)
      .forUpdate()
      .executeTakeFirst();
  }

  /** The open file of an import, in the format that it was found to have. */
  async function open(row: ImportRecord, format: FileFormat): Promise<OpenFile> {
    const known = readings.get(row.id);
    if (known !== undefined) return known.file;
    // The names are read again with each piece, by the model as it is then.
    const owner = await modelOfImport(store.kysely, row);
    const file = openFile(store, { ...row, format }, (header) => columnsOfFile(owner, row, header).columns);
    readings.set(row.id, { file, isWorkbook: format.kind === 'xlsx' });
    return file;
  }

  /** Finds out how a file is read, which takes a turn: it may be one of more workbooks than are opened at once. */
  async function inspect(row: ImportRecord): Promise<void> {
    const format = JSON.stringify(await inspectFile(store, row));
    await store.kysely
      .updateTable('identifier_import')
      .set({ format })
      .where('id', '=', row.id)
      .where('reader', '=', me)
      .execute();
  }

  /** Reads and checks the next piece of a file. */
  async function readOn(row: ImportRecord): Promise<void> {
    if (row.format === null) {
      await inspect(row);
      return;
    }
    const file = await open(row, row.format);
    if (!(await file.skipTo(row.lines))) return;
    if (file.position() !== row.lines) {
      drop(row.id);
      return;
    }
    const { rows, isOver } = await file.next();
    const header = file.header() ?? [];
    const now = clock.now();
    const isKept = await store.transaction(async (transaction) => {
      const current = await lockRead(transaction, row.id);
      if (current === undefined || current.lines !== row.lines) return false;
      const readBytes = isOver ? row.size : Math.floor(file.share() * row.size);
      await checkPiece(transaction, current, { header, rows, readBytes, publicUrl }, now);
      if (isOver) {
        await transaction
          .updateTable('identifier_import')
          .set({ state: 'ready', reader: null, reader_until: null, phase_at: now })
          .where('id', '=', row.id)
          .execute();
      }
      return true;
    });
    if (!isKept || isOver) drop(row.id);
  }

  /** Notes a failed turn: a file or a line that is refused ends the import, so do failures that repeat. */
  async function noteFailure(row: ImportRecord, error: unknown): Promise<boolean> {
    drop(row.id);
    const now = clock.now();
    if (error instanceof FileRefused) await failImport(store.kysely, row.id, now, error.message);
    else if (error instanceof RefusedSince)
      await failImport(store.kysely, row.id, now, messages.refusedSince(error.line, error.message));
    else {
      await store.kysely
        .updateTable('identifier_import')
        .set({
          failures: row.failures + 1,
          reader: null,
          reader_until: new Date(now.getTime() + (row.failures + 1) * restMs),
        })
        .where('id', '=', row.id)
        .execute();
      return true;
    }
    return false;
  }

  /** Takes one turn. Resolves with what failed, null for nothing, or undefined when no import waits. */
  async function turn(): Promise<{ error: unknown } | null | undefined> {
    let row: ImportRecord | undefined;
    try {
      const isToRead = await store.transaction(async (transaction) => {
        const now = clock.now();
        // Kept outside, so that it is known when the transaction is rolled back.
        row = await claim(transaction, now);
        if (row === undefined) return false;
        if (row.failures > failuresMax) await failImport(transaction, row.id, now, messages.interrupted);
        else if (row.state === 'running') await carryOn(transaction, row, now);
        else return true;
        return false;
      });
      if (row === undefined) return undefined;
      if (isToRead) await readOn(row);
      return null;
    } catch (error) {
      if (row === undefined || error instanceof DatabaseUnavailable) throw error;
      return (await noteFailure(row, error)) ? { error } : null;
    }
  }

  return {
    async run(ending) {
      const failures: unknown[] = [];
      try {
        while (!ending.aborted) {
          const before = requestCount();
          const startedAt = performance.now();
          const done = await turn();
          if (done === undefined) break;
          if (done !== null) failures.push(done.error);
          await rest(performance.now() - startedAt, requestCount() - before, ending);
        }
      } finally {
        for (const id of readings.keys()) drop(id);
        ahead.clear();
      }
      // Another gateway need not wait for the end of the lease.
      if (ending.aborted) await release();
      throwFailures('turns of imports failed', failures);
    },
    async takeTurn() {
      const done = await turn();
      if (done?.error !== undefined) throw done.error;
      return done !== undefined;
    },
  };
}

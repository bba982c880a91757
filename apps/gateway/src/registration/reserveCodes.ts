import type { CodeReservation, ReservedCodes } from '@lima-id/api';
import {
  type CodePattern,
  chinaDate,
  formatPatternCode,
  patternKey,
  patternsOverlap,
  readCodePattern,
  readPatternCode,
  registrationMessages,
  serialRange,
} from '@lima-id/domain';
import type { Transaction } from 'kysely';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import { answerOnce } from './answerOnce.ts';
import { findFreeRun } from './freeRun.ts';

const messages = registrationMessages.reservation;

/** Serializes reservations of an enterprise until the transaction ends, and makes them wait for each other without blocking lookups. */
async function lockReservations(transaction: Transaction<Tables>, prefix: string): Promise<void> {
  await transaction.selectFrom('enterprise').select('prefix').where('prefix', '=', prefix).forNoKeyUpdate().execute();
}

/** Another key of the enterprise that can give the same code as this new one; null when there is none. */
async function overlappingKey(
  transaction: Transaction<Tables>,
  prefix: string,
  pattern: CodePattern,
): Promise<string | null> {
  const rows = await transaction
    .selectFrom('serial_counter')
    .select('key')
    .where('enterprise_prefix', '=', prefix)
    .execute();
  const found = rows.find(({ key }) => {
    const other = readCodePattern(key);
    return other.ok && patternsOverlap(pattern, other.pattern);
  });
  return found?.key ?? null;
}

/** The codes of a key as a regular expression of PostgreSQL. */
function expressionOf({ parts }: CodePattern): string {
  const written = parts.map((part) =>
    part.kind === 'serial'
      ? `\\d{${part.digits}}`
      : part.kind === 'literal'
        ? part.text.replace(/[^A-Za-z0-9]/g, '\\$&')
        : '',
  );
  return `^${written.join('')}$`;
}

/**
 * The serial numbers in a range that registered codes of a key have. Codes of a key have the same length, so that their texts are in the order
 * of their serial numbers.
 */
async function registeredSerials(
  transaction: Transaction<Tables>,
  prefix: string,
  pattern: CodePattern,
  [first, last]: readonly [first: string, last: string],
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('identifier')
    .select('suffix')
    .where('prefix', '=', prefix)
    .where('suffix', '>=', first)
    .where('suffix', '<=', last)
    .where('suffix', '~', expressionOf(pattern))
    .orderBy('suffix')
    .execute();
  return rows.flatMap(({ suffix }) => readPatternCode(pattern, suffix)?.serial ?? []);
}

/**
 * Reserves consecutive codes of a pattern that nobody else gets: not by another call, and not those that are registered already. They are
 * of the China day of the call.
 */
export async function reserveCodes(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  request: Omit<CodeReservation, 'prefix'>,
  idempotencyKey: string | null,
): Promise<Reply<ReservedCodes, null>> {
  const { prefix } = registrar;
  const { count } = request;
  const read = readCodePattern(request.pattern);
  if (!read.ok) return { failure: { status: 422, message: read.message } };
  const now = clock.now();
  const day = chinaDate(now.getTime());
  const key = patternKey(read.pattern, day);
  const ofDay = key === null ? read : readCodePattern(key);
  if (key === null || !ofDay.ok) throw new Error(`The pattern ${request.pattern} has no key on ${day}.`);
  const { pattern } = ofDay;
  const codeOf = (serial: number): string => formatPatternCode(pattern, day, serial) ?? '';
  const repeatable = { call: 'reserveCodes', key: idempotencyKey, request };
  return await answerOnce<ReservedCodes, null>(store, registrar, repeatable, now, async (transaction) => {
    await lockReservations(transaction, prefix);
    const counter = await transaction
      .selectFrom('serial_counter')
      .select('last')
      .where('enterprise_prefix', '=', prefix)
      .where('key', '=', key)
      .executeTakeFirst();
    if (counter === undefined) {
      const other = await overlappingKey(transaction, prefix, pattern);
      if (other !== null) return { failure: { status: 409, message: messages.overlaps(other) } };
    }
    const { last: lastSerial } = serialRange(pattern);
    const from = Number(counter?.last ?? 0) + 1;
    const first = await findFreeRun(
      (least, most) => registeredSerials(transaction, prefix, pattern, [codeOf(least), codeOf(most)]),
      { from, count, lastSerial },
    );
    const last = first + count - 1;
    if (last > lastSerial) {
      return { failure: { status: 409, message: messages.usedUp(Math.max(0, lastSerial - first + 1)) } };
    }
    const codes = Array.from({ length: count }, (_, index) => codeOf(first + index));
    await transaction
      .insertInto('serial_counter')
      .values({ enterprise_prefix: prefix, key, last })
      .onConflict((conflict) => conflict.columns(['enterprise_prefix', 'key']).doUpdateSet({ last }))
      .execute();
    const after = { first: codes[0], last: codes.at(-1) };
    const change = { call: 'reserveCodes', subject: `codes ${key}`, before: null, after };
    await noteChanges(transaction, registrar, now, [change]);
    return { data: { codes } };
  });
}

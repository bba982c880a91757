import type { Store } from '../../../src/schema/store.ts';
import type { FactoryReceipt } from './factory.ts';

const sorted = (texts: readonly string[]) => texts.toSorted();

/** Texts of the first list that the second lacks, or has less often. */
function missing(of: readonly string[], from: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of from) left.set(text, (left.get(text) ?? 0) + 1);
  return of.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/**
 * Compares what factories of one enterprise were acknowledged with what is stored; returns what is lost, double or left out. Every call was
 * repeated until it was answered: nothing else may be stored.
 */
export async function findUnregistered(
  store: Store,
  prefix: string,
  receipts: readonly FactoryReceipt[],
): Promise<string[]> {
  const identifiers = await store.kysely
    .selectFrom('identifier')
    .select('suffix')
    .where('prefix', '=', prefix)
    .execute();
  const events = await store.kysely
    .selectFrom('object_event')
    .select('event_id')
    .where('prefix', '=', prefix)
    .execute();
  const changes = await store.kysely
    .selectFrom('registration_change')
    .select('subject')
    .where('enterprise_prefix', '=', prefix)
    .where('call', 'in', ['registerIdentifiers', 'carryOutImport'])
    .execute();
  const answers = receipts.flatMap(({ reserved }) => reserved);
  const codes = sorted(answers.flat());
  const registered = receipts.flatMap((receipt) => receipt.registered);
  const reported = receipts.flatMap((receipt) => receipt.events);
  const serialOf = (code: string) => Number(code.slice(code.indexOf('-') + 1));
  const stored = {
    identifier: [registered, identifiers.map(({ suffix }) => suffix)],
    event: [reported, events.map(({ event_id }) => event_id)],
    change: [registered.map((code) => `identifier ${code}`), changes.map(({ subject }) => subject)],
  } as const;
  return [
    ...Object.entries(stored).flatMap(([kind, [acknowledged, kept]]) => [
      ...missing(acknowledged, kept).map((text) => `${kind} lost: ${text}`),
      ...missing(kept, acknowledged).map((text) => `${kind} stored twice or never acknowledged: ${text}`),
    ]),
    ...codes.flatMap((code, index) =>
      serialOf(code) === index + 1 ? [] : [`serial ${index + 1} is left out or given twice`],
    ),
    ...answers.flatMap((answer) =>
      answer.every((code, index) => serialOf(code) === serialOf(answer[0] ?? '') + index) ? [] : [`hole in ${answer}`],
    ),
  ];
}

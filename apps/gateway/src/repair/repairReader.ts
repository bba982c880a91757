import { type FaultStep, type FaultTicket, type RepairRecord, repairOf } from '@lima-id/domain';
import type { Store } from '../platform/database/database.ts';

interface Row {
  number: string;
  words: string;
  reportedAt: Date;
  state: FaultTicket['state'];
  steps: FaultStep[];
}

const text = `
  select number, words, reported_at as "reportedAt", state, steps from fault_ticket
  where prefix = $1 and suffix = $2 and state in ('underway', 'done')
  order by reported_at desc, number desc`;

/**
 * Makes the reader of an object's repairs, by its identifier in canonical form, newest first: of tickets that were accepted, and
 * without who reported them.
 */
export function createRepairReader(store: Store): (identifier: string) => Promise<RepairRecord[]> {
  return async (identifier) => {
    const slash = identifier.indexOf('/');
    const rows = await store.prepared<Row>('read_repairs', text, [
      identifier.slice(0, slash),
      identifier.slice(slash + 1),
    ]);
    return rows.flatMap(({ number, words, reportedAt, state, steps }) => {
      const repair = repairOf({ number, words, reportedAt: reportedAt.getTime() }, { state, steps });
      return repair === null ? [] : [repair];
    });
  };
}

import { chinaMinute, type FaultStep, type FaultTicket, type RepairRecord, repairOf } from '@lima-id/domain';
import { identifierKey } from '../identifier/lookup/identifierKey.ts';
import type { Store } from '../schema/store.ts';

/** A repair, and its last change: `YYYY-MM-DD HH:mm`, China time. */
interface DatedRepair extends RepairRecord {
  changeTime: string;
}

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
 * Creates the reader of an object's repairs, by its identifier in canonical form, newest first: accepted tickets, without their reporters.
 */
export function createRepairReader(store: Store): (identifier: string) => Promise<DatedRepair[]> {
  return async (identifier) => {
    const { prefix, suffix } = identifierKey(identifier);
    const rows = await store.prepared<Row>('read_repairs', text, [prefix, suffix]);
    return rows.flatMap(({ number, words, reportedAt, state, steps }) => {
      const repair = repairOf({ number, words, reportedAt: reportedAt.getTime() }, { state, steps });
      const changedAt = Math.max(...steps.map(({ at }) => at));
      return repair === null ? [] : [{ ...repair, changeTime: chinaMinute(changedAt) }];
    });
  };
}

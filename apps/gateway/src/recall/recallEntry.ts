import type { RecallEntry } from '@lima-id/api';
import { chinaMinute, type RecallScope } from '@lima-id/domain';

/** Selected columns of a recall. */
interface RecallRow {
  enterprise_prefix: string;
  number: string;
  published_at: Date;
  withdrawn_at: Date | null;
  hazard: string;
  reason: string;
  remedy: string;
  phone: string;
  scope_words: string;
  scopes: RecallScope[];
}

/** The columns of a `RecallRow`. */
export const recallColumns = [
  'enterprise_prefix',
  'number',
  'published_at',
  'withdrawn_at',
  'hazard',
  'reason',
  'remedy',
  'phone',
  'scope_words',
  'scopes',
] as const satisfies readonly (keyof RecallRow)[];

function minuteOf(moment: Date | null): string {
  return moment === null ? '' : chinaMinute(moment.getTime());
}

/** A recall for its enterprise. */
export function recallEntryOf(row: RecallRow): RecallEntry {
  const { number, hazard, reason, remedy, phone, scopes } = row;
  return {
    prefix: row.enterprise_prefix,
    number,
    publishTime: minuteOf(row.published_at),
    withdrawTime: minuteOf(row.withdrawn_at),
    hazard,
    reason,
    remedy,
    phone,
    scopeWords: row.scope_words,
    scopes,
  };
}

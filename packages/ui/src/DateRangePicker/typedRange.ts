import { type CustomRangeVerdict, readWrittenRange } from '@lima-id/domain';
import { dayOf } from '../Calendar/calendarDays.ts';

export type Edge = 'from' | 'to';
export type Edges<Value> = Readonly<Record<Edge, Value>>;

/** What two texts say: two days, with the verdict of the rules on them, or why they are not two days. */
type TypedRange =
  | { kind: 'days'; verdict: CustomRangeVerdict }
  | { kind: 'empty' | 'unreadable' | 'chooseFirst' | 'chooseLast' };

/** Reads the texts of the first and the last day, in any form that a day is written in. */
export function readTypedRange({ from, to }: Edges<string>): TypedRange {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first !== null && last !== null) return { kind: 'days', verdict: readWrittenRange(first, last) };
  const [hasFirst, hasLast] = [from.trim() !== '', to.trim() !== ''];
  if ((hasFirst && first === null) || (hasLast && last === null)) return { kind: 'unreadable' };
  if (!hasFirst && !hasLast) return { kind: 'empty' };
  return { kind: hasFirst ? 'chooseLast' : 'chooseFirst' };
}

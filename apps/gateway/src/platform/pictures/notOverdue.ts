import { type RawBuilder, sql } from 'kysely';

/**
 * Condition on rows with a `loose_since`: the picture is in use, or has become unused after `before`. An older one is overdue for deletion and
 * counts as gone: a deletion that failed half-way may have removed its files and left its row.
 */
export function notOverdue(before: Date): RawBuilder<boolean> {
  return sql<boolean>`(loose_since is null or loose_since > ${before}::timestamptz)`;
}

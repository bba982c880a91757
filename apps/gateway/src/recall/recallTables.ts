import type { RecallScope } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** A recall as its enterprise published it; only `withdrawn_at` ever changes. */
interface RecallTable {
  id: Generated<number>;
  enterprise_prefix: string;
  /** The enterprise's own number of it: `RC-2026-0402-SB3`. */
  number: string;
  published_at: ColumnType<Date, Date, never>;
  /** When it was withdrawn; null while it holds. */
  withdrawn_at: ColumnType<Date | null, Date | null, Date>;
  hazard: string;
  reason: string;
  remedy: string;
  phone: string;
  /** The scope in words. */
  scope_words: string;
  /** The scope as it was published, models by their names. */
  scopes: ColumnType<RecallScope[], string, never>;
}

/**
 * A model that a recall covers, read with what its objects share: all of it, or the batches in a range of codes or days
 * (`2026-05-05`, China time), both ends included.
 */
interface RecallScopeTable {
  recall_id: number;
  model_id: number;
  first_batch: string | null;
  last_batch: string | null;
  first_day: string | null;
  last_day: string | null;
}

/** An identifier that a recall lists; its prefix is that of the recall. `identifier.recall_id` follows from these rows. */
interface RecallIdentifierTable {
  recall_id: number;
  suffix: string;
}

/** The tables of recalls. */
export interface RecallTables {
  recall: RecallTable;
  recall_scope: RecallScopeTable;
  recall_identifier: RecallIdentifierTable;
}

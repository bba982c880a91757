import type { RecallScope } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** A published recall; only `withdrawn_at` changes. */
interface RecallTable {
  id: Generated<number>;
  enterprise_prefix: string;
  /** The enterprise's own number: `RC-2026-0402-SB3`. */
  number: string;
  published_at: ColumnType<Date, Date, never>;
  /** When it was withdrawn; null while active. */
  withdrawn_at: ColumnType<Date | null, Date | null, Date>;
  hazard: string;
  reason: string;
  remedy: string;
  phone: string;
  scope_words: string;
  /** The scopes as published, with model names. */
  scopes: ColumnType<RecallScope[], string, never>;
}

/**
 * A model covered by a recall, cached with its shared data: all of it, or the batches in an inclusive range of codes or days (`2026-05-05`,
 * China time).
 */
interface RecallScopeTable {
  recall_id: number;
  model_id: number;
  first_batch: string | null;
  last_batch: string | null;
  first_day: string | null;
  last_day: string | null;
}

/** An identifier listed by a recall of the same prefix. `identifier.recall_id` is derived from these rows. */
interface RecallIdentifierTable {
  recall_id: number;
  suffix: string;
}

export interface RecallTables {
  recall: RecallTable;
  recall_scope: RecallScopeTable;
  recall_identifier: RecallIdentifierTable;
}

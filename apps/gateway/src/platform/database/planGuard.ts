import type pg from 'pg';
import { runQuery } from './runQuery.ts';

/** Planner cost above which a statement is too expensive for the request path; about that of reading a million small rows. */
export const planCostLimit = 20_000;

/** A statement rejected before it ran because it is too expensive. */
export class CostlyStatement extends Error {
  override readonly name = 'CostlyStatement';
}

/**
 * Rejects expensive statements. The embedded database runs on the main thread and has no statement timeout, so each named statement is
 * checked once by its plan before it runs; `forget` clears the results, since tables grow.
 */
export interface PlanGuard {
  /** Throws CostlyStatement when the statement's plan costs more than `planCostLimit`. */
  check(name: string, text: string): Promise<void>;
  forget(): void;
}

export function createPlanGuard(pool: pg.Pool): PlanGuard {
  const judged = new Set<string>();
  return {
    async check(name, text) {
      if (judged.has(name)) return;
      const rows = await runQuery<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>(
        pool,
        `explain (generic_plan, format json) ${text}`,
      );
      const cost = rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? 0;
      if (cost > planCostLimit) {
        throw new CostlyStatement(`The statement ${name} costs ${cost}; the request path allows ${planCostLimit}.`);
      }
      judged.add(name);
    },
    forget: () => judged.clear(),
  };
}

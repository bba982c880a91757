import type pg from 'pg';
import { runQuery } from './runQuery.ts';

/** The planner's cost above which a statement has no place in the request path; reading a million small rows costs about this much. */
export const planCostLimit = 20_000;

/** A statement that was refused before it ran because it would take long. */
export class CostlyStatement extends Error {
  override readonly name = 'CostlyStatement';
}

/**
 * Refuses statements that would take long. The embedded database runs on the gateway's own thread and cannot end a statement by
 * time, so each named statement is judged once by its plan, before it runs; `forget` has them judged again, for the tables grow.
 */
export interface PlanGuard {
  /** Throws CostlyStatement when the statement's plan costs more than `planCostLimit`. */
  check(name: string, text: string): Promise<void>;
  forget(): void;
}

/** Makes the guard of one embedded database. */
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

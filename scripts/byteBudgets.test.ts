import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byteBudgets } from './byteBudgets.ts';

const decision = readFileSync(new URL('../docs/adr/0006-what-every-visitor-pays-for.md', import.meta.url), 'utf8');

describe('byte budgets', () => {
  it('gives every budget a reason', () => {
    for (const { reason } of Object.values(byteBudgets)) expect(reason.length).toBeGreaterThan(10);
  });

  it('equals the numbers of the decision, so that a raise is written into its history', () => {
    const { homeVisit, productVisit, allRules } = byteBudgets;
    const sentence = `(${homeVisit.kilobytes} and ${productVisit.kilobytes} KB of a first visit, ${allRules.kilobytes} KB of all rules)`;
    expect(decision.replaceAll(/\s+/g, ' ')).toContain(sentence);
  });
});

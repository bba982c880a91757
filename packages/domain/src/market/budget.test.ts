import { describe, expect, it } from 'vitest';
import { budgetOption } from './budget.ts';

describe('budgetOption', () => {
  it('offers seven budgets from small to large when an inquiry is written', () => {
    expect(budgetOption.options).toEqual([
      '2000元以下',
      '2000-5000元',
      '5000-1万元',
      '1万-5万元',
      '5万-10万元',
      '10万-50万元',
      '50万元以上',
    ]);
  });
});

import * as z from 'zod/mini';

/** The budgets that an inquiry may name, from small to large. Source: docs/rules/market.md. */
export const budgetOption = z.enum([
  '2000元以下',
  '2000-5000元',
  '5000-1万元',
  '1万-5万元',
  '5万-10万元',
  '10万-50万元',
  '50万元以上',
]);
export type BudgetOption = z.infer<typeof budgetOption>;

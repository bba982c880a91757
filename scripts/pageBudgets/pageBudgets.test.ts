import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  budgetsFile,
  figuresOf,
  overBudget,
  pageBudgets,
  publicPages,
  tableProblems,
  updatedBudgets,
} from './pageBudgets.ts';

const reason = 'what the page shows';
const news = { scripts: 100, evaluated: 300, chunks: 10, elements: 400, rules: 500, reason };

describe('the budgets of pages', () => {
  it('have a row with a reason for each public page, and no other', () => {
    expect(tableProblems(pageBudgets)).toEqual([]);
  });

  it('are the rows of the table of pages that need no login', () => {
    expect(publicPages).toContain('identifier');
    expect(publicPages).toContain('workOrder');
    expect(publicPages).not.toContain('orders');
  });

  it('are in the file that their sentences name', () => {
    const written: unknown = JSON.parse(readFileSync(new URL(`../../${budgetsFile}`, import.meta.url), 'utf8'));
    expect(written).toEqual(pageBudgets);
  });
});

describe('tableProblems', () => {
  it('says what to do for a page without a budget', () => {
    expect(tableProblems({ news }, ['news', 'home'])).toEqual([
      'The page home has no budget: build the portal, run npm run sizes:update, and write its reason into scripts/pageBudgets/budgets.json.',
    ]);
  });

  it('asks for missing figures where they are measured', () => {
    const scripts = { scripts: 100, evaluated: 300, reason };
    expect(tableProblems({ news: scripts, store: scripts }, ['news', 'store'])).toEqual([
      'The page news has no budget of chunks, elements, rules: run npm run sizes:update.',
      'The page store has no budget of chunks, elements, rules: npm test -- journeys says what to write.',
    ]);
  });

  it('asks for a reason, and refuses the row of a page that is gone', () => {
    expect(tableProblems({ news: { ...news, reason: '' }, gone: news }, ['news'])).toEqual([
      'gone is no public page: remove its row from scripts/pageBudgets/budgets.json.',
      'Write into scripts/pageBudgets/budgets.json why the page news weighs what it does.',
    ]);
  });

  it('asks for scripts alone where a page is rendered in the browser', () => {
    expect(figuresOf({ prerender: 'never' })).toEqual(['scripts', 'evaluated']);
    expect(tableProblems({ success: { scripts: 1, evaluated: 2, reason } }, ['success'])).toEqual([]);
  });
});

describe('overBudget', () => {
  it('accepts what equals its budget, and what was not measured', () => {
    expect(overBudget('news', { scripts: 100, elements: 400 }, { news })).toEqual([]);
  });

  it('names the figure, the limit and what to write instead', () => {
    expect(overBudget('news', { scripts: 100.1, elements: 401 }, { news })).toEqual([
      'The page news has 100.1 KB of scripts, of 100: make it lighter, or write "scripts": 102.2 and the reason into scripts/pageBudgets/budgets.json.',
      'The page news has 401 elements, of 400: make it lighter, or write "elements": 410 and the reason into scripts/pageBudgets/budgets.json.',
    ]);
  });

  it('reports a figure without a budget', () => {
    expect(overBudget('news', { chunks: 3 }, {})).toEqual([
      expect.stringContaining('3 scripts by name, without a budget'),
    ]);
  });
});

describe('updatedBudgets', () => {
  it('leaves 2 % of room, and keeps reasons and what was not measured', () => {
    const updated = updatedBudgets(
      { store: { ...news, scripts: 1, evaluated: 2 } },
      new Map([['store', { scripts: 100, evaluated: 250.05 }]]),
    );
    expect(updated.store).toEqual({ ...news, scripts: 102, evaluated: 255.1 });
  });

  it('writes a row without a reason for a new page, which the table refuses', () => {
    const updated = updatedBudgets({}, new Map([['special', { ...news, reason: undefined }]]));
    const { special } = updated;
    expect(special?.reason).toBe('');
    expect(tableProblems({ special }, ['special'])).toEqual([
      expect.stringMatching(/^Write into .* why the page special/),
    ]);
  });
});

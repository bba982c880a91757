// What each public page may weigh: budgets.json, about 2 % above what was measured, with the reason of each page.
import { type Page, type PageName, pageEntries, pages } from '../../packages/api/src/pages/pages.ts';
import table from './budgets.json' with { type: 'json' };
import type { DocumentWeight } from './documentWeight.ts';

/**
 * What a page weighs. The time of its long tasks depends on the machine and cannot be held by a test; what they work on can: the first tasks
 * compile and run `evaluated`, match `rules` against `elements`, and hydrate the elements.
 */
export interface PageWeight extends Partial<DocumentWeight> {
  /** KB (1000 bytes) of gzip of the scripts that its document names, and of those that run before it is hydrated. */
  scripts: number;
  /** KB of those that run before it is hydrated, uncompressed: what repeats costs the network little and the processor all the same. */
  evaluated: number;
}

export interface PageBudget extends PageWeight {
  /** Why the page weighs what it does. */
  reason: string;
}

export type PageBudgets = Readonly<Partial<Record<string, PageBudget>>>;

/** The committed budgets. */
export const pageBudgets: PageBudgets = table;

/** Their file, from the root of the repository. */
export const budgetsFile = 'scripts/pageBudgets/budgets.json';

/** Pages that visitors see without logging in. */
export const publicPages: readonly PageName[] = pageEntries.flatMap(([name, { isPrivate = false }]) =>
  isPrivate ? [] : [name],
);

const figures = ['scripts', 'evaluated', 'chunks', 'elements', 'rules'] as const;
type Figure = (typeof figures)[number];

const units: Readonly<Record<Figure, string>> = {
  scripts: 'KB of scripts',
  evaluated: 'KB of scripts to run before it is hydrated',
  chunks: 'scripts by name',
  elements: 'elements',
  rules: 'style rules',
};

/** The figures that a page has: one that is rendered in the browser alone has no document. */
export function figuresOf({ prerender }: Pick<Page, 'prerender'>): readonly Figure[] {
  return prerender === 'never' ? figures.slice(0, 2) : figures;
}

/** What is missing in the table of budgets, or is too much, as sentences that say what to do. */
export function tableProblems(budgets: PageBudgets, named: readonly PageName[] = publicPages): string[] {
  const others = Object.keys(budgets).filter((name) => !named.some((page) => page === name));
  return [
    ...others.map((name) => `${name} is no public page: remove its row from ${budgetsFile}.`),
    ...named.flatMap((name): string[] => {
      const budget = budgets[name];
      if (budget === undefined)
        return [
          `The page ${name} has no budget: build the portal, run npm run sizes:update, and write its reason into ${budgetsFile}.`,
        ];
      const wanted = figuresOf(pages[name]);
      const missing = wanted.filter((figure) => budget[figure] === undefined);
      const how =
        pages[name].prerender === 'gateway' ? 'npm test -- journeys says what to write' : 'run npm run sizes:update';
      return [
        ...(missing.length > 0 ? [`The page ${name} has no budget of ${missing.join(', ')}: ${how}.`] : []),
        ...(budget.reason.length > 10 ? [] : [`Write into ${budgetsFile} why the page ${name} weighs what it does.`]),
      ];
    }),
  ];
}

/** The figures of a page that are above its budget, as sentences that say what to do. */
export function overBudget(name: PageName, weight: Partial<PageWeight>, budgets: PageBudgets): string[] {
  const budget = budgets[name];
  return figures.flatMap((figure) => {
    const measured = weight[figure];
    const most = budget?.[figure];
    if (measured === undefined || (most !== undefined && measured <= most)) return [];
    const limit = most === undefined ? 'without a budget' : `of ${most}`;
    return [
      `The page ${name} has ${roundedUp(figure, measured)} ${units[figure]}, ${limit}: make it lighter, or write "${figure}": ${withRoom(figure, measured)} and the reason into ${budgetsFile}.`,
    ];
  });
}

export function shownWeight(weight: Partial<PageWeight>): string {
  const shown = figures.flatMap((figure) => {
    const measured = weight[figure];
    return measured === undefined ? [] : [`${roundedUp(figure, measured)} ${units[figure]}`];
  });
  return shown.join(', ');
}

/** Tenths of KB, or whole numbers: the next one. */
function roundedUp(figure: Figure, value: number): number {
  const step = figure === 'scripts' || figure === 'evaluated' ? 10 : 1;
  // Without the noise of binary fractions, which would round 102.00000000000001 up.
  return Math.ceil(Number((value * step).toFixed(6))) / step;
}

/** A budget about 2 % above a measured value. */
const withRoom = (figure: Figure, value: number) => roundedUp(figure, value * 1.02);

/** The table with the budgets of what was measured; reasons, and figures that were not measured, stay. */
export function updatedBudgets(budgets: PageBudgets, weights: ReadonlyMap<PageName, Partial<PageWeight>>): PageBudgets {
  const rows = publicPages.map((name): [string, Partial<PageBudget>] => {
    const weight = weights.get(name) ?? {};
    const figuresFor = figuresOf(pages[name]).flatMap((figure) => {
      const measured = weight[figure];
      const value = measured === undefined ? budgets[name]?.[figure] : withRoom(figure, measured);
      return value === undefined ? [] : [[figure, value] as const];
    });
    return [name, { ...Object.fromEntries(figuresFor), reason: budgets[name]?.reason ?? '' }];
  });
  return Object.fromEntries(rows) as PageBudgets;
}

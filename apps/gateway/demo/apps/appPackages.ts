import type { PackageDraft } from '../../src/market/productRows.ts';
import type { DemoApp, DemoPlan } from './demoApp.ts';

/** The packages of each plan by name, with their price as a multiple of the smallest one; free ones cost nothing. */
const plans: Record<DemoPlan, readonly (readonly [name: string, times: number])[]> = {
  three: [
    ['基础版', 1],
    ['专业版', 2.5],
    ['集团版', 6],
  ],
  two: [
    ['标准版', 1],
    ['高级版', 2.5],
  ],
  one: [['标准版', 1]],
  freemium: [
    ['体验版', 0],
    ['标准版', 1],
  ],
  free: [['免费版', 0]],
  onRequest: [['定制版', 0]],
};

const fenPerTenYuan = 1_000;

/** Rounded to tens of yuan, so that prices look natural. */
function rounded(fen: number): number {
  return Math.floor(fen / fenPerTenYuan) * fenPerTenYuan;
}

/** A month costs at most an eleventh of a year, so that prices rise with the duration. */
const monthsOfYear = 11;

/** Price of a perpetual licence in years. */
const yearsForGood = 6;

function pricesOf(yearFen: number, isLargest: boolean): PackageDraft['prices'] {
  if (yearFen === 0) return [[1, 'year', 0]];
  const month = rounded(yearFen / monthsOfYear);
  return [
    [1, 'year', yearFen],
    [2, 'year', rounded(yearFen * 1.9)],
    [3, 'year', rounded(yearFen * 2.7)],
    ...(month === 0 ? [] : [[3, 'month', month * 3] as const]),
    ...(isLargest ? [[1, 'lifetime', yearFen * yearsForGood] as const] : []),
  ];
}

/** The packages of an app. Only the first paid one has a trial; the largest of three has a perpetual price too. */
export function appPackages(id: string, { plan, yuan, trialDays }: DemoApp): PackageDraft[] {
  const tried = plan === 'freemium' ? 1 : 0;
  return plans[plan].map(([name, times], index) => {
    const yearFen = rounded(yuan * 100 * times);
    const month = rounded(yearFen / monthsOfYear);
    const isOnRequest = plan === 'onRequest';
    return {
      id: `${id}${String(index + 1).padStart(2, '0')}`,
      name,
      tryUseDays: index === tried ? trialDays : -1,
      yearUnitPriceFen: isOnRequest ? null : yearFen,
      monthUnitPriceFen: isOnRequest || (yearFen > 0 && month === 0) ? null : month,
      prices: isOnRequest ? [] : pricesOf(yearFen, plan === 'three' && index === 2),
    };
  });
}

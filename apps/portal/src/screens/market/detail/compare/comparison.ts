import {
  durationLabel,
  durationMonths,
  offerDurations,
  type PackageDetails,
  type Product,
  priceMessages,
  viewPrice,
} from '@lima-id/domain';

/** What a package has in a row: an amount in fen, words, or nothing. */
export type ComparedValue = { kind: 'price'; priceFen: number } | { kind: 'words'; text: string } | { kind: 'none' };

/** One line of a comparison. */
export interface ComparedRow {
  key: string;
  label: string;
  /** By package, in their order. */
  values: readonly ComparedValue[];
  /** Whether the packages differ in it. */
  differs: boolean;
}

const none: ComparedValue = { kind: 'none' };
const onRequest: ComparedValue = { kind: 'words', text: priceMessages.onRequest };

function priceValue(priceFen: number | null): ComparedValue {
  if (priceFen === null) return none;
  const view = viewPrice(false, priceFen);
  return view.kind === 'amount' ? { kind: 'price', priceFen } : view;
}

function trialValue(days: number | null): ComparedValue {
  if (days === null) return none;
  return { kind: 'words', text: days > 0 ? `${days} 天` : '时长面议' };
}

function rowOf(key: string, label: string, values: readonly ComparedValue[]): ComparedRow {
  return { key, label, values, differs: new Set(values.map((value) => JSON.stringify(value))).size > 1 };
}

/**
 * The lines of a comparison: every duration that one of the packages is offered for, shortest first, then unit prices and the trial. A
 * package that is offered for none is on request; prices of a unit that no package has are left out.
 */
export function comparePackages(packages: readonly PackageDetails[], negotiable: Product['negotiable']): ComparedRow[] {
  const offers = packages.map((details) => offerDurations(details, negotiable));
  const lengths = new Map(offers.flat().map((one) => [durationMonths(one), durationLabel(one)]));
  const durations = [...lengths].sort(([one], [other]) => ((one ?? 0) < (other ?? 0) ? -1 : 1));
  const prices = durations.map(([months, label]) =>
    rowOf(
      `duration-${months}`,
      label,
      offers.map((offered) => {
        if (offered.length === 0) return onRequest;
        return priceValue(offered.find((one) => durationMonths(one) === months)?.priceFen ?? null);
      }),
    ),
  );
  const units = [
    rowOf(
      'year',
      '单价（每年）',
      packages.map((one) => priceValue(one.yearUnitPriceFen)),
    ),
    rowOf(
      'month',
      '单价（每月）',
      packages.map((one) => priceValue(one.monthUnitPriceFen)),
    ),
  ];
  const trials = packages.map(({ trialDays }) => trialValue(trialDays));
  return [
    ...(prices.length > 0
      ? prices
      : [
          rowOf(
            'price',
            '价格',
            packages.map(() => onRequest),
          ),
        ]),
    ...units.filter(({ values }) => values.some(({ kind }) => kind !== 'none')),
    rowOf('trial', '免费试用', trials),
  ];
}

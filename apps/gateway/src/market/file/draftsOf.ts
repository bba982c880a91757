import { readDuration, readYuan } from '@lima-id/domain';
import type { PackageDraft, ProductDraft } from '../productRows.ts';
import type { FileApp, Market } from './marketFile.ts';

function fenOf(price: string | null): number | null {
  return price === null ? null : readYuan(price);
}

/** A package as the market stores it. */
export function packageDraftOf(one: FileApp['packages'][number]): PackageDraft {
  return {
    id: one.id,
    name: one.name,
    tryUseDays: one.trialDays ?? -1,
    yearUnitPriceFen: fenOf(one.yearPrice),
    monthUnitPriceFen: fenOf(one.monthPrice),
    prices: one.prices.flatMap(({ duration: label, price }) => {
      const duration = readDuration(label);
      const fen = fenOf(price);
      return duration === null || fen === null ? [] : [[duration.duration, duration.durationUnit, fen] as const];
    }),
  };
}

/** The apps of a market file, each with what the market stores of it. */
export function draftsOf({ apps, hot }: Pick<Market, 'apps' | 'hot'>): { app: FileApp; draft: ProductDraft }[] {
  return apps.map((app, index) => {
    const rank = hot.indexOf(app.id);
    const draft: ProductDraft = {
      id: app.id,
      name: app.name,
      describes: app.describes,
      trait: app.traits.join(','),
      negotiable: app.negotiable,
      packages: app.packages.map(packageDraftOf),
      categoryIds: app.categories,
      appOriginal: app.appOriginal,
      appCode: app.appCode,
      // No page shows it.
      level: 1,
      sellTime: app.sellTime,
      recommended: app.recommended,
      choice: app.choice,
      zeroTry: app.zeroTry,
      hotRank: rank === -1 ? null : rank + 1,
      position: index + 1,
      picture: app.picture,
      banners: app.banners,
      videos: app.videos,
      detail: app.detail.join('\n'),
    };
    return { app, draft };
  });
}

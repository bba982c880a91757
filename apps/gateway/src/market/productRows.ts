import { choosePrice, type DurationUnit, type OfferedDuration, offerDurations } from '@lima-id/domain';
import { cleanWebAddress, cleanWebAddresses } from './richText/cleanAddress.ts';
import { cleanRichText } from './richText/cleanRichText.ts';
import { searchText, searchVersion } from './search/searchText.ts';

/** A package of an app as written by an editor, with prices in fen. */
export interface PackageDraft {
  id: string;
  name: string;
  /** Days of a free trial; -1 without one. */
  tryUseDays: number;
  yearUnitPriceFen: number | null;
  monthUnitPriceFen: number | null;
  /** The first one is the default of the page. */
  prices: readonly (readonly [duration: number, unit: DurationUnit, priceFen: number])[];
}

/** An app as written by an editor. */
export interface ProductDraft {
  id: string;
  name: string;
  describes: string;
  /** Comma separated. */
  trait: string;
  negotiable: boolean;
  packages: readonly PackageDraft[];
  /** Assigned categories. */
  categoryIds: readonly string[];
  appOriginal: boolean;
  appCode: string;
  level: number;
  /** `YYYY-MM-DD` */
  sellTime: string;
  recommended: boolean;
  choice: boolean;
  zeroTry: boolean;
  hotRank: number | null;
  position: number;
  picture: string;
  banners: readonly string[];
  videos: readonly string[];
  /** Untrusted rich text. */
  detail: string;
}

/** The categories and all their ancestors; unknown ones are omitted. */
export function withAncestors(ids: readonly string[], parents: ReadonlyMap<string, string | null>): string[] {
  const found = new Set<string>();
  for (const id of ids) {
    for (let at: string | null = id; at !== null && parents.has(at) && !found.has(at); at = parents.get(at) ?? null) {
      found.add(at);
    }
  }
  return [...found];
}

/** The durations that a package offers on the app's page. */
export function offersOf(one: PackageDraft, negotiable: boolean): OfferedDuration[] {
  const prices = one.prices.map(([duration, durationUnit, priceFen], index) => {
    const named = { id: '', packageProductId: '', durationUnitView: '', isDefault: index === 0 };
    return { ...named, duration, durationUnit, priceFen };
  });
  return offerDurations({ ...one, prices }, negotiable);
}

/** The price that the app's page opens with, and its duration; null when all prices are on request. */
function listPrice({ negotiable, packages }: ProductDraft): { priceFen: number; unit: DurationUnit } | null {
  const [first] = packages;
  const opening = first === undefined ? null : choosePrice(offersOf(first, negotiable));
  return opening === null ? null : { priceFen: opening.priceFen, unit: opening.durationUnit };
}

/**
 * The rows of an app; everything that writes apps uses this function. Sanitizes rich text and URLs, computes the list price by the domain
 * rules, and the search columns. @param parents the parent of every category
 */
export function productRows(draft: ProductDraft, parents: ReadonlyMap<string, string | null>) {
  const opening = listPrice(draft);
  const picture = cleanWebAddress(draft.picture);
  const product = {
    id: draft.id,
    name: draft.name,
    describes: draft.describes,
    trait: draft.trait,
    // An app without anything to buy is on request, not free.
    negotiable: opening === null,
    price_fen: opening?.priceFen ?? 0,
    duration_unit: opening?.unit ?? 'year',
    view_picture: picture,
    recommended: draft.recommended,
    position: draft.position,
    app_id: `app-${draft.id}`,
    app_code: draft.appCode,
    picture_viewer: picture,
    banner_urls: cleanWebAddresses(draft.banners),
    video_urls: cleanWebAddresses(draft.videos),
    detail: cleanRichText(draft.detail),
    choice: draft.choice,
    app_original: draft.appOriginal,
    level: draft.level,
    sell_time: draft.sellTime,
    zero_try: draft.zeroTry,
    hot_rank: draft.hotRank,
    search_version: searchVersion,
    search_text: searchText(draft),
    category_ids: withAncestors(draft.categoryIds, parents),
  };
  return {
    product,
    categories: draft.categoryIds.map((categoryId) => ({ product_id: draft.id, category_id: categoryId })),
    packages: draft.packages.map((one, position) => ({
      id: one.id,
      product_id: draft.id,
      name: one.name,
      position,
      try_use_days: one.tryUseDays,
      year_unit_price_fen: one.yearUnitPriceFen,
      month_unit_price_fen: one.monthUnitPriceFen,
    })),
    prices: draft.packages.flatMap((one) =>
      one.prices.map(([duration, durationUnit, fen], position) => ({
        id: `${one.id}-${position + 1}`,
        package_id: one.id,
        duration,
        duration_unit: durationUnit,
        price_fen: fen,
        is_default: position === 0,
        position,
      })),
    ),
  };
}

import {
  chosenProduct,
  freeProduct,
  listedProduct,
  packageDetails,
  packagePrice,
  productDetail,
  productGroup,
  productPricing,
  trialProduct,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { appParts, wireApp, wireDurationUnit } from './app.ts';
import { renamed } from './rename.ts';
import { wireTrialDays } from './trialDays.ts';
import { wireFlag } from './words.ts';
import { wireYuan } from './yuan.ts';

/** An app as the app list finds it. */
export const wireListedApp = renamed(listedProduct, {}, { ...appParts, appOriginal: wireFlag });

/** An app among the selected ones. */
export const wireChosenApp = renamed(chosenProduct, {}, { ...appParts, appOriginal: z.optional(wireFlag) });

/** An app of "0 yuan experience". */
export const wireFreeApp = renamed(
  freeProduct,
  { trialDays: 'tryUseDuration' },
  {
    ...appParts,
    trialDays: z.optional(wireTrialDays),
  },
);

/** An app as its page shows it. */
export const wireProductDetail = renamed(
  productDetail,
  { packages: 'list', categoryPath: 'productClassifyPath' },
  { ...appParts, choice: wireFlag, appOriginal: wireFlag },
);

const wirePackagePrice = renamed(
  packagePrice,
  { priceFen: 'price' },
  { priceFen: wireYuan, durationUnit: wireDurationUnit },
);

/** A package with its prices. */
export const wirePackageDetails = renamed(
  packageDetails,
  {
    yearUnitPriceFen: 'yearUnitPrice',
    monthUnitPriceFen: 'monthUnitPrice',
    prices: 'pricesResponse',
    trialDays: 'tryUseDuration',
  },
  {
    trialDays: wireTrialDays,
    yearUnitPriceFen: z.nullable(wireYuan),
    monthUnitPriceFen: z.nullable(wireYuan),
    prices: z.array(wirePackagePrice),
  },
);

/** Every price of an app. */
export const wireProductPricing = renamed(
  productPricing,
  { prices: 'pricesResponse', tree: 'responseTree' },
  { prices: z.array(wirePackagePrice) },
);

/** A category and some of its apps. */
export const wireProductGroup = renamed(
  productGroup,
  { category: 'apiProductClassifyVo', products: 'apiProductManagerVoList' },
  { products: z.array(wireApp) },
);

/** An app that may be tried. */
export const wireTrialProduct = renamed(
  trialProduct,
  { packageDetails: 'packageDetailsResponse' },
  {
    packageDetails: renamed(
      trialProduct.shape.packageDetails,
      { trialDays: 'tryUseDuration' },
      { trialDays: wireTrialDays },
    ),
  },
);

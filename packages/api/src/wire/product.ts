import {
  packageDetails,
  packagePrice,
  productDetail,
  productGroup,
  productPricing,
  trialProduct,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from './rename.ts';
import { wireYuan } from './yuan.ts';

/** An app as its page shows it. */
export const wireProductDetail = renamed(productDetail, { packages: 'list', categoryPath: 'productClassifyPath' });

const wirePackagePrice = renamed(packagePrice, { priceFen: 'price' }, { priceFen: wireYuan });

/** A package with its prices. */
export const wirePackageDetails = renamed(
  packageDetails,
  { yearUnitPriceFen: 'yearUnitPrice', monthUnitPriceFen: 'monthUnitPrice', prices: 'pricesResponse' },
  {
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
export const wireProductGroup = renamed(productGroup, {
  category: 'apiProductClassifyVo',
  products: 'apiProductManagerVoList',
});

/** An app that may be tried. */
export const wireTrialProduct = renamed(trialProduct, { packageDetails: 'packageDetailsResponse' });

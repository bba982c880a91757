import * as z from 'zod/mini';
import { fen } from '../money/fen.ts';
import { durationUnit } from './durationUnit.ts';
import { trialDays } from './trial.ts';

/** A package (specification) of an app, as the app's page offers it. */
export const productPackage = z.object({ id: z.string(), name: z.string() });
export type ProductPackage = z.infer<typeof productPackage>;

/** One priced duration of a package. */
export const packagePrice = z.object({
  id: z.string(),
  packageProductId: z.string(),
  duration: z.int(),
  durationUnit,
  /** The unit in words, as the server writes it. */
  durationUnitView: z.string(),
  priceFen: fen,
  /** True for the duration that the page opens with. */
  isDefault: z.boolean(),
});
export type PackagePrice = z.infer<typeof packagePrice>;

/** A package with its prices. */
export const packageDetails = z.object({
  id: z.string(),
  name: z.string(),
  productManagerId: z.string(),
  trialDays,
  /** Price of one year and of one month, for durations without a row; null when there is none. */
  yearUnitPriceFen: z.nullable(fen),
  monthUnitPriceFen: z.nullable(fen),
  prices: z.array(packagePrice),
});
export type PackageDetails = z.infer<typeof packageDetails>;

import { accountPairs } from './account.ts';
import { assetPairs } from './asset.ts';
import type { Pair } from './catalogue.ts';
import { codePairs } from './code.ts';
import { contentPairs } from './content.ts';
import { generalPairs } from './general.ts';
import { identifierPairs } from './identifier.ts';
import { importPairs } from './import.ts';
import { invoicePairs } from './invoice.ts';
import { labelPairs } from './label.ts';
import { leadPairs } from './lead.ts';
import { managementPairs } from './management.ts';
import { marketPairs } from './market.ts';
import { monitoringPairs } from './monitoring.ts';
import { nearCodePairs } from './nearCode.ts';
import { orderPairs } from './order.ts';
import { prefixPairs } from './prefix.ts';
import { productionPairs } from './production.ts';
import { recallPairs } from './recall.ts';
import { registrationPairs } from './registration.ts';
import { repairPairs } from './repair.ts';
import { scenePairs } from './scene.ts';

/** Every table of texts of the package, with its English. */
export const pairs: readonly Pair[] = [
  ...generalPairs,
  ...accountPairs,
  ...assetPairs,
  ...codePairs,
  ...contentPairs,
  ...identifierPairs,
  ...importPairs,
  ...invoicePairs,
  ...labelPairs,
  ...leadPairs,
  ...managementPairs,
  ...marketPairs,
  ...monitoringPairs,
  ...nearCodePairs,
  ...orderPairs,
  ...prefixPairs,
  ...productionPairs,
  ...recallPairs,
  ...registrationPairs,
  ...repairPairs,
  ...scenePairs,
];

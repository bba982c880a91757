import {
  listChoiceBlocks,
  listChosenApps,
  listFreeApps,
  listHotApps,
  listMarketBanners,
  listTrialApps,
  readApp,
  readAppConfig,
  readCategoryTree,
  readPackage,
  searchApps,
} from '@lima-id/api';

/** Endpoints of the market that need no token. Loaded separately from its pages, whose first data is in their documents: see `lateCalls.ts`. */
export const marketCalls = {
  listChoiceBlocks,
  listChosenApps,
  listFreeApps,
  listHotApps,
  listMarketBanners,
  listTrialApps,
  readApp,
  readAppConfig,
  readCategoryTree,
  readPackage,
  searchApps,
};

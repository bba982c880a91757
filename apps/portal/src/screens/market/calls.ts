/** The calls of the app market that its pages make; they come with these pages and not with the first visit. */
export {
  applyTrial,
  listChoiceBlocks,
  listChosenApps,
  listFreeApps,
  listMarketBanners,
  readAppConfig,
  readCategoryTree,
  searchApps,
} from '@lima-id/api';

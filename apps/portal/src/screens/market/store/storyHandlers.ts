import {
  contract,
  listChoiceBlocks,
  listChosenApps,
  listFreeApps,
  listMarketBanners,
  readAppConfig,
  readCategoryTree,
} from '@lima-id/api';
import {
  appConfigFixture,
  categoryTree,
  choiceBlockList,
  chosenAppList,
  findApps,
  freeAppList,
  type MockAnswer,
  marketBannerList,
  mockEndpoint,
} from '@lima-id/api/msw';
import type { AppBanner, Category, ChosenProduct, FreeProduct, ProductGroup } from '@lima-id/domain';

/** What the calls of the market's home page come to in a story. */
export interface StoreAnswers {
  banners: MockAnswer<AppBanner[], null>;
  categories: MockAnswer<Category[], null>;
  chosen: MockAnswer<ChosenProduct[], null>;
  free: MockAnswer<FreeProduct[], null>;
  blocks: MockAnswer<ProductGroup[], null>;
}

const filled: StoreAnswers = {
  banners: { reply: marketBannerList },
  categories: { reply: categoryTree() },
  chosen: { reply: chosenAppList },
  free: { reply: freeAppList },
  blocks: { reply: choiceBlockList },
};

/** A market whose calls are all answered, but for what the story says. */
export function storeHandlers(said: Partial<StoreAnswers> = {}) {
  const answers = { ...filled, ...said };
  return [
    mockEndpoint(listMarketBanners, () => answers.banners),
    mockEndpoint(readCategoryTree, () => answers.categories),
    mockEndpoint(listChosenApps, () => answers.chosen),
    mockEndpoint(listFreeApps, () => answers.free),
    mockEndpoint(listChoiceBlocks, () => answers.blocks),
    mockEndpoint(readAppConfig, () => ({ reply: appConfigFixture })),
    mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) })),
  ];
}

/** All calls come to the same. */
export function everyAnswer(answer: 'pending' | 'unreachable' | { reply: [] }): StoreAnswers {
  return { banners: answer, categories: answer, chosen: answer, free: answer, blocks: answer };
}

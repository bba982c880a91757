import { contract } from '@lima-id/api';
import { marketMessages } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { listBanners, readAppConfig } from './banners.ts';
import { listCategories, readCategoryTree } from './categories.ts';
import {
  listChoiceBlocks,
  listChosenApps,
  listClassifiedApps,
  listFreeApps,
  listHotApps,
  listInterestGroups,
  listTrialApps,
} from './productLists.ts';
import { readApp } from './readApp.ts';
import { readPackage, readPricing } from './readPackages.ts';
import { readRecommendedProducts } from './recommendedProducts.ts';
import type { createAppSearch } from './searchApps.ts';

/** The app found, or the refusal that there is none. */
function found<Data>(data: Data | null) {
  return data === null ? { failure: { status: 404, message: marketMessages.appMissing } } : { data };
}

/** Mounts the public calls of the catalogue. */
export function mountCatalogue(
  app: FastifyInstance,
  store: Store,
  searchApps: ReturnType<typeof createAppSearch>,
): void {
  mount(app, contract.recommendProducts, async () => ({ data: await readRecommendedProducts(store) }));
  mount(app, contract.listPlatformBanners, async () => ({ data: await listBanners(store, 'platform') }));
  mount(app, contract.listMarketBanners, async () => ({ data: await listBanners(store, 'market') }));
  mount(app, contract.readAppConfig, async () => ({ data: await readAppConfig(store) }));
  mount(app, contract.listChoiceBlocks, async () => ({ data: await listChoiceBlocks(store) }));
  mount(app, contract.listFreeApps, async () => ({ data: await listFreeApps(store) }));
  mount(app, contract.readCategoryTree, async ({ level }) => ({ data: await readCategoryTree(store, level) }));
  mount(app, contract.listCategories, async () => ({ data: await listCategories(store) }));
  mount(app, contract.searchApps, async (search) => ({ data: await searchApps(search) }));
  mount(app, contract.listChosenApps, async (request) => ({ data: await listChosenApps(store, request) }));
  mount(app, contract.listClassifiedApps, async (request) => ({ data: await listClassifiedApps(store, request) }));
  mount(app, contract.readApp, async ({ id }) => found(await readApp(store, id)));
  mount(app, contract.readAppPricing, async ({ id }) => found(await readPricing(store, id)));
  mount(app, contract.readPackage, async ({ id }) => found(await readPackage(store, id)));
  mount(app, contract.listHotApps, async ({ limit }) => ({ data: { hot: await listHotApps(store, limit) } }));
  mount(app, contract.listTrialApps, async () => ({ data: await listTrialApps(store) }));
  mount(app, contract.listInterestGroups, async () => ({ data: await listInterestGroups(store) }));
}

import { contract } from '@lima-id/api';
import { marketMessages } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/http/mount.ts';

const appMissing = { failure: { status: 404, message: marketMessages.appMissing } } as const;

/** Answers the calls of the catalogue for a market that holds nothing. */
export function mountUnfilledMarket(app: FastifyInstance): void {
  mount(app, contract.listPlatformBanners, () => ({ data: [] }));
  mount(app, contract.listMarketBanners, () => ({ data: [] }));
  mount(app, contract.readAppConfig, () => ({ data: { advisorName: '', advisorPhone: '', advisorHours: '' } }));
  mount(app, contract.listChoiceBlocks, () => ({ data: [] }));
  mount(app, contract.listFreeApps, () => ({ data: [] }));
  mount(app, contract.readCategoryTree, () => ({ data: [] }));
  mount(app, contract.listCategories, () => ({ data: [] }));
  mount(app, contract.searchApps, () => ({ data: { records: [], total: 0 } }));
  mount(app, contract.listChosenApps, () => ({ data: [] }));
  mount(app, contract.listClassifiedApps, () => ({ data: { records: [], total: 0 } }));
  mount(app, contract.readApp, () => appMissing);
  mount(app, contract.readAppPricing, () => appMissing);
  mount(app, contract.readPackage, () => appMissing);
  mount(app, contract.listHotApps, () => ({ data: { hot: [] } }));
  mount(app, contract.listTrialApps, () => ({ data: [] }));
  mount(app, contract.listInterestGroups, () => ({ data: [] }));
}

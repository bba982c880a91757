import type { AppPage } from '@lima-id/api';
import {
  type AppBanner,
  type AppConfig,
  type Category,
  type ChosenProduct,
  type FreeProduct,
  type PackageDetails,
  type ProductDetail,
  type ProductGroup,
  readAppQuery,
} from '@lima-id/domain';
import type { QueryClient } from '@tanstack/react-query';
import { foundApps } from '../screens/market/list/foundApps.ts';
import { listTitle } from '../screens/market/list/listTitle.ts';
import { listAddress } from '../screens/market/parts/listAddress.ts';
import { appConfig, categoryTree, chosenApps } from '../screens/market/parts/marketQueries.ts';
import { choiceBlocks, freeApps, marketBanners } from '../screens/market/store/storeQueries.ts';
import { createQueryClient } from '../shared/api/queryClient.ts';
import { appQuery, packageQuery } from '../shared/market/appQueries.ts';
import { ownAddress } from '../shared/page/ownAddress.ts';
import { completeMeta } from '../shared/page/pageMeta.ts';
import { addressQuery } from '../shared/page/useAddressQuery.ts';
import { composeDocument } from './composeDocument.ts';
import { describeApp } from './describeApp.ts';
import { completeAt, type Step, sharedPictures, wayTo } from './facts.ts';
import type { GatewayScreen } from './gatewayScreens.ts';
import { renderAt } from './renderAt.tsx';
import { screenScripts } from './screenScripts.ts';
import { startOf } from './startOf.ts';

interface SideLists {
  categories: Category[];
  config: AppConfig;
  chosen: ChosenProduct[];
}

/** The gateway's data for a page of the market. */
export type MarketContent =
  | (SideLists & { kind: 'home'; banners: AppBanner[]; free: FreeProduct[]; blocks: ProductGroup[] })
  | (SideLists & { kind: 'list'; found: AppPage })
  | { kind: 'app'; app: ProductDetail; package: PackageDetails | null; chosen: ChosenProduct[] };

/** The input for prerendering a page of the market. */
export interface MarketPageInput {
  /** The built index.html. */
  template: string;
  /** Path and query, without parameters that do not change the page. */
  url: string;
  /** Public scheme and host of the site, without a trailing slash; empty when unknown. */
  origin: string;
  found: MarketContent;
}

const screens: Readonly<Record<MarketContent['kind'], GatewayScreen>> = {
  home: 'store',
  list: 'apps',
  app: 'app',
};

const market: Step = { name: '应用市场', address: '/application' };

/** Seeds the queries of a page with the gateway's data. */
function fill(client: QueryClient, found: MarketContent, search: URLSearchParams): void {
  client.setQueryData(chosenApps.queryKey, found.chosen);
  if (found.kind === 'app') {
    client.setQueryData(appQuery(found.app.id).queryKey, found.app);
    if (found.package !== null) client.setQueryData(packageQuery(found.package.id).queryKey, found.package);
    return;
  }
  client.setQueryData(categoryTree.queryKey, found.categories);
  client.setQueryData(appConfig.queryKey, found.config);
  if (found.kind === 'list') {
    client.setQueryData(foundApps(readAppQuery(search)).queryKey, found.found);
    return;
  }
  client.setQueryData(marketBanners.queryKey, found.banners);
  client.setQueryData(freeApps.queryKey, found.free);
  client.setQueryData(choiceBlocks.queryKey, found.blocks);
}

/** Renders the public version of a market page. Rejects when it cannot be rendered. */
export default async function renderMarketPage({ template, url, origin, found }: MarketPageInput): Promise<string> {
  const { pathname, search } = new URL(url, 'http://localhost');
  const client = createQueryClient();
  fill(client, found, addressQuery(search));
  const [{ styles, markup, meta }, scripts] = await Promise.all([
    renderAt(url, client),
    screenScripts(import.meta.url, screens[found.kind]),
  ]);
  const complete = completeAt(origin);
  const canonical = complete(meta.canonical);
  const way = {
    home: [market],
    list: [market, { name: listTitle, address: listAddress }],
    app: [market, { name: meta.title ?? '', address: meta.canonical }],
  }[found.kind];
  const about = found.kind === 'app' ? describeApp(found.app, canonical, complete) : null;
  return composeDocument(template, {
    ...completeMeta(meta),
    canonical,
    kind: 'website',
    image: about?.image ?? complete(sharedPictures.general),
    facts: [...(about === null ? [] : [about.product]), wayTo(way, complete)],
    scripts,
    styles,
    markup,
    data: { id: 'start', value: startOf(ownAddress({ pathname, search }), client) },
  });
}

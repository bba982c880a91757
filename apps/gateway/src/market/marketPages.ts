import { hash } from 'node:crypto';
import { contract, decodeRequest, encodeRequest, pages } from '@lima-id/api';
import {
  type AppQuery,
  appSearchOf,
  choosePackage,
  choosePrice,
  durationLabel,
  keepKnownCategories,
  offerDurations,
  productPageSize,
  readAppQuery,
  readDuration,
  writeAppQuery,
} from '@lima-id/domain';
import { createShortCache } from '../platform/cache/shortCache.ts';
import type { PageContent, PageRequest, PrerenderedPage } from '../platform/http/prerenderedPage.ts';
import type { Store } from '../schema/store.ts';
import { listBanners, readAppConfig } from './banners.ts';
import { readCategoryTree } from './categories.ts';
import { listChoiceBlocks, listChosenApps, listFreeApps } from './productLists.ts';
import { readApp } from './readApp.ts';
import { readPackage } from './readPackages.ts';
import type { createAppSearch } from './searchApps.ts';

/** Number of cached page answers, and their TTL in ms. */
const heldAnswers = { capacity: 256, ttlMs: 2_000 };

/** Rendered by this module of the built portal. */
const name = 'marketPage';

/** Left to the scripts, which request the data and report the error. */
const notPrerendered: PageContent = { status: 200, content: null };
const missing: PageContent = { status: 404, content: null };

/** The value of a query parameter; null without one. */
function valueOf(query: PageRequest['query'], key: string): string | null {
  return query[key] ?? null;
}

function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/**
 * Prerendered pages of the market with public data: its home page, its filtered list, and apps. Data is read at most once in two seconds,
 * whatever the load, and versioned by a hash of its content.
 */
export function createMarketPages(store: Store, searchApps: ReturnType<typeof createAppSearch>): PrerenderedPage[] {
  const hold = createShortCache<PageContent>({ ...heldAnswers, now: () => performance.now() });

  function drawnFrom(content: object, address: string): PageContent {
    return { status: 200, content, version: hash('sha1', JSON.stringify(content), 'base64url'), address };
  }

  const readSidebar = async () => {
    const [categories, config, chosen] = await Promise.all([
      readCategoryTree(store, 3),
      readAppConfig(store),
      listChosenApps(store, { size: productPageSize }),
    ]);
    return { categories, config, chosen };
  };

  async function readHome(): Promise<PageContent> {
    const [beside, banners, free, blocks] = await Promise.all([
      readSidebar(),
      listBanners(store, 'market'),
      listFreeApps(store),
      listChoiceBlocks(store),
    ]);
    return drawnFrom({ kind: 'home', ...beside, banners, free, blocks }, '/application');
  }

  async function readList(query: AppQuery, address: string): Promise<PageContent> {
    const sent = encodeRequest(contract.searchApps, appSearchOf(query));
    const search = sent.ok ? decodeRequest(contract.searchApps, sent.value) : sent;
    if (!search.ok) return notPrerendered;
    const [beside, found] = await Promise.all([readSidebar(), searchApps(search.value)]);
    // A URL with invalid parameters is corrected by the scripts.
    const isFitting =
      keepKnownCategories(query, beside.categories) === query && (found.records.length > 0 || found.total === 0);
    return isFitting ? drawnFrom({ kind: 'list', ...beside, found }, address) : notPrerendered;
  }

  async function readDetail(path: string, id: string, query: PageRequest['query']): Promise<PageContent> {
    const app = await readApp(store, id);
    if (app === null) return missing;
    if (valueOf(query, 'compare') !== null) return notPrerendered;
    const asked = choosePackage(app.packages, valueOf(query, 'package') ?? '');
    const [details, chosen] = await Promise.all([
      asked === null ? null : readPackage(store, asked.id),
      listChosenApps(store, { size: productPageSize }),
    ]);
    const durations = details === null ? [] : offerDurations(details, app.negotiable);
    const duration = choosePrice(durations, readDuration(valueOf(query, 'duration') ?? ''));
    const address = withQuery(path, {
      ...(asked === null || asked === app.packages[0] ? {} : { package: asked.id }),
      ...(duration === null || duration === choosePrice(durations) ? {} : { duration: durationLabel(duration) }),
    });
    return drawnFrom({ kind: 'app', app, package: details, chosen }, address);
  }

  function detailAt(path: string): PrerenderedPage {
    return {
      path: `${path}/:id`,
      name,
      async read({ places, query }) {
        const asked = decodeRequest(contract.readApp, { id: places.id });
        if (!asked.ok) return missing;
        const { id } = asked.value;
        const own = ['package', 'duration', 'compare'].map((key) => valueOf(query, key));
        return hold(JSON.stringify([path, id, own]), () => readDetail(`${path}/${id}`, id, query));
      },
    };
  }

  return [
    { path: pages.store.path, name, read: () => hold('home', readHome) },
    {
      path: pages.apps.path,
      name,
      read({ query }) {
        const asked = readAppQuery({ get: (key) => valueOf(query, key) });
        const address = withQuery(pages.apps.path, writeAppQuery(asked));
        return hold(address, () => readList(asked, address));
      },
    },
    detailAt('/application/list/detail'),
    detailAt('/application/detail'),
  ];
}

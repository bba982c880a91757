import type { PrerenderedPage } from '../platform/http/prerenderedPage.ts';
import type { Subject } from '../schema/subject.ts';
import { listAppPages } from './listAppPages.ts';
import { createMarketPages } from './marketPages.ts';
import { mountCatalogue } from './mountCatalogue.ts';
import { refreshSearch } from './search/refreshSearch.ts';
import { createAppSearch } from './searchApps.ts';

/** The app market. */
export function createMarketSubject(): Subject {
  let pages: PrerenderedPage[] = [];
  let listPages = async (): Promise<readonly string[]> => [];
  let refresh = async () => {};
  let refreshing = Promise.resolve();
  let ending = false;
  return {
    name: 'market',
    drawnPages: () => pages,
    mount(app, store) {
      const searchApps = createAppSearch(store);
      mountCatalogue(app, store, searchApps);
      pages = createMarketPages(store, searchApps);
      listPages = () => listAppPages(store);
      refresh = async () =>
        await refreshSearch(store, () => ending).catch((error: unknown) => {
          app.log.error(error, 'apps of an earlier version are not searchable yet');
        });
    },
    listPages: () => listPages(),
    start() {
      refreshing = refresh();
    },
    async stop() {
      ending = true;
      await refreshing;
    },
  };
}

import type { AppSearch } from '@lima-id/api';

/** Apps in the database. */
export const appCount = 100_000;

/** Random seed, so that every run has the same apps. */
export const seed = 88_118;

/** Concurrent connections; each sends its next request as soon as it has its answer. */
export const connections = 4;

/** Duration of one measurement in seconds, after `warmUpSeconds` that are not counted. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 5);
export const warmUpSeconds = 2;

/** Rounds; medians are reported. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** An empty PostgreSQL database, or one that this benchmark filled before. */
export const databaseUrl = process.env.DATABASE_URL || null;

/** Target: 95th percentile of a search in ms. */
export const p95TargetMs = 50;

const everything: AppSearch = { name: '', categoryId: '', source: '', sort: 'sellTimeDown', page: 1, size: 9 };

/** Searches, from one that every visitor makes to one that finds few apps. */
export const searches: Readonly<Record<string, AppSearch>> = {
  'everything, newest first': everything,
  'a category, cheapest first': { ...everything, categoryId: '110', sort: 'priceUp' },
  'a source, page 20': { ...everything, source: 'partner', page: 20 },
  'Chinese that many have': { ...everything, name: '管理' },
  'Chinese that few have': { ...everything, name: '跑步机赋码' },
  'Chinese with a gap': { ...everything, name: '设备管理' },
  pinyin: { ...everything, name: 'paobuji' },
  initials: { ...everything, name: 'pbjfm' },
  'initials in a category, dearest first': { ...everything, name: 'pbj', categoryId: '100', sort: 'priceDown' },
  nothing: { ...everything, name: 'meiyouzheyang' },
  'nothing, with near words': { ...everything, name: '赋玛' },
};

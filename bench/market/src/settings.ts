import type { AppSearch } from '@lima-id/api';

/** Apps in the database. */
export const appCount = 100_000;

/** What chance begins with, so that every run has the same apps. */
export const seed = 88_118;

/** Connections that ask at the same time, each its next question as soon as it has its answer. */
export const connections = 4;

/** Seconds of one measurement, after `warmUpSeconds` that do not count. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 5);
export const warmUpSeconds = 2;

/** Times that everything is measured; medians are reported. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** An empty PostgreSQL database, or one that this benchmark has filled before. */
export const databaseUrl = process.env.DATABASE_URL || null;

/** To reach: milliseconds within which 95 of 100 searches are answered. */
export const p95TargetMs = 50;

const everything: AppSearch = { name: '', categoryId: '', source: '', sort: 'sellTimeDown', page: 1, size: 9 };

/** What is searched, from what every visitor sees to what few apps have. */
export const searches: Readonly<Record<string, AppSearch>> = {
  'everything, newest first': everything,
  'a category, cheapest first': { ...everything, categoryId: '110', sort: 'priceUp' },
  'a source, page 20': { ...everything, source: '0', page: 20 },
  'Chinese that many have': { ...everything, name: '管理' },
  'Chinese that few have': { ...everything, name: '跑步机赋码' },
  'Chinese with a gap': { ...everything, name: '设备管理' },
  pinyin: { ...everything, name: 'paobuji' },
  initials: { ...everything, name: 'pbjfm' },
  'initials in a category, dearest first': { ...everything, name: 'pbj', categoryId: '100', sort: 'priceDown' },
  nothing: { ...everything, name: 'meiyouzheyang' },
  'nothing, with near words': { ...everything, name: '赋玛' },
};

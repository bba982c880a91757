import { type PrerenderedPageName, pages } from '@lima-id/api';

/** The name of a public page in the table of pages. */
export type PublicPage = PrerenderedPageName<'build' | 'gateway'>;

const treadmill = '88.118.001/GT-2026-000123';

/** The address that stands for every public page, with the demo data: the benchmark opens it, and a journey weighs it. */
export const addresses: Readonly<Record<PublicPage, string>> = {
  home: pages.home.path,
  identifier: `${pages.identifier.path}?identifier=${encodeURIComponent(treadmill)}`,
  store: pages.store.path,
  apps: pages.apps.path,
  app: '/application/list/detail/1',
  catalogue: '/application/6',
  login: pages.login.path,
  solutions: pages.solutions.path,
  solution: '/solution/4',
  news: pages.news.path,
  article: '/news/detail/2',
  cases: pages.cases.path,
  case: '/cooperation_case/detail/7',
  ecology: pages.ecology.path,
  promotion: pages.promotion.path,
  introduce: pages.introduce.path,
  document: pages.document.path,
  contact: pages.contact.path,
  special: pages.special.path,
  expo: pages.expo.path,
};

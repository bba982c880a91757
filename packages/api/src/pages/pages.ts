/** One page of the portal. */
export interface Page {
  /** Its path. `{id}` is a placeholder for one segment, `{number}` for one of digits only, a last `{id?}` for an optional one. */
  readonly path: string;
  /** Further paths of the same page. */
  readonly alsoAt?: readonly string[];
  /**
   * When its document is prerendered: with every build, by the gateway for each request from the database, or never. A page of
   * the build with a placeholder in its path has a document for each content item.
   */
  readonly prerender: 'build' | 'gateway' | 'never';
  /** True when it shows nothing to a visitor who is not logged in. */
  readonly isPrivate?: true;
  /** The path prefix in robots.txt, for a page that search engines leave out. */
  readonly unlisted?: string;
  /** True when so many visits come here that the first script lists its chunks: they are preloaded together with the screen. */
  readonly isPreloaded?: true;
}

/**
 * Every page of the portal by name. The portal's routes, the gateway's paths, the prerendering and the chunks are derived from
 * it.
 */
export const pages = {
  login: { path: '/login', prerender: 'build', unlisted: '/login' },
  special: { path: '/special', prerender: 'build' },
  home: { path: '/home', prerender: 'build', isPreloaded: true },
  identifier: { path: '/product_scene', prerender: 'gateway', isPreloaded: true },
  expo: { path: '/smartexpo', prerender: 'build' },
  solutions: { path: '/solution', prerender: 'build' },
  solution: { path: '/solution/{id}', prerender: 'build' },
  prefix: { path: '/identification', prerender: 'never', isPrivate: true, unlisted: '/identification' },
  introduce: { path: '/introduce', prerender: 'build' },
  document: { path: '/develop_document', prerender: 'build' },
  store: { path: '/application', prerender: 'gateway', isPreloaded: true },
  apps: { path: '/application/list', prerender: 'gateway', isPreloaded: true },
  app: {
    path: '/application/detail/{id}',
    alsoAt: ['/application/list/detail/{id}'],
    prerender: 'gateway',
    isPreloaded: true,
  },
  confirmOrder: {
    path: '/application/confirmOrder',
    prerender: 'never',
    isPrivate: true,
    unlisted: '/application/confirmOrder',
  },
  payment: { path: '/application/payment', prerender: 'never', isPrivate: true, unlisted: '/application/payment' },
  payResult: {
    path: '/application/payResult',
    prerender: 'never',
    isPrivate: true,
    unlisted: '/application/payResult',
  },
  catalogue: { path: '/application/{number}', prerender: 'build' },
  news: { path: '/news', prerender: 'build' },
  article: { path: '/news/detail/{id}', prerender: 'build', isPreloaded: true },
  settings: { path: '/personal_update', prerender: 'never', isPrivate: true, unlisted: '/personal_' },
  orders: { path: '/personal_orders', prerender: 'never', isPrivate: true, unlisted: '/personal_' },
  order: { path: '/personal_orders/{id}', prerender: 'never', isPrivate: true, unlisted: '/personal_' },
  invoices: { path: '/personal_invoices', prerender: 'never', isPrivate: true, unlisted: '/personal_' },
  trials: { path: '/personal_trials', prerender: 'never', isPrivate: true, unlisted: '/personal_' },
  cases: { path: '/cooperation_case', prerender: 'build' },
  case: { path: '/cooperation_case/detail/{id?}', prerender: 'build', isPreloaded: true },
  promotion: { path: '/new_identification', prerender: 'build' },
  ecology: { path: '/ecology', prerender: 'build' },
  buy: { path: '/apporder', prerender: 'never', isPrivate: true, unlisted: '/apporder' },
  success: { path: '/success', prerender: 'never', unlisted: '/success' },
  equipment: { path: '/equipment/detail', prerender: 'never', isPrivate: true, unlisted: '/equipment/' },
  contact: { path: '/contact', prerender: 'build' },
  workOrder: { path: '/work_order', prerender: 'never', unlisted: '/work_order' },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

/** The pages with their names, typed as {@link Page}. */
export const pageEntries = Object.entries(pages) as readonly (readonly [PageName, Page])[];

/** The names of the pages that are prerendered at that time. */
export type PrerenderedPageName<When extends Page['prerender']> = {
  [Name in PageName]: (typeof pages)[Name]['prerender'] extends When ? Name : never;
}[PageName];

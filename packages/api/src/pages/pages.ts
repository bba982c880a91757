/** One page of the portal. */
export interface Page {
  /** Its path. `{id}` stands for one segment, `{number}` for one of digits only, a last `{id?}` for one that may be missing. */
  readonly path: string;
  /** Further paths of the same page. */
  readonly alsoAt?: readonly string[];
  /**
   * When its document is prerendered: with every build, by the gateway for each request from what the database has, or never. A page
   * of the build whose path has a place has a document for each item of content.
   */
  readonly drawn: 'build' | 'gateway' | 'never';
  /** True when it shows nothing to a visitor who is not logged in. */
  readonly isPrivate?: true;
  /** The beginning of its path in robots.txt, for a page that search engines leave out. */
  readonly unlisted?: string;
  /** True when visits begin here so often that the first script names its chunks: they are preloaded together with the screen. */
  readonly isPreloaded?: true;
}

/** Every page of the portal by name. The portal's routes, the gateway's paths, the prerendering and the chunks follow from it. */
export const pages = {
  login: { path: '/login', drawn: 'build', unlisted: '/login' },
  special: { path: '/special', drawn: 'build' },
  home: { path: '/home', drawn: 'build', isPreloaded: true },
  identifier: { path: '/product_scene', drawn: 'gateway', isPreloaded: true },
  expo: { path: '/smartexpo', drawn: 'build' },
  solutions: { path: '/solution', drawn: 'build' },
  solution: { path: '/solution/{id}', drawn: 'build' },
  prefix: { path: '/identification', drawn: 'never', isPrivate: true, unlisted: '/identification' },
  introduce: { path: '/introduce', drawn: 'build' },
  document: { path: '/develop_document', drawn: 'build' },
  store: { path: '/application', drawn: 'gateway', isPreloaded: true },
  apps: { path: '/application/list', drawn: 'gateway', isPreloaded: true },
  app: { path: '/application/detail/{id}', alsoAt: ['/application/list/detail/{id}'], drawn: 'gateway' },
  confirmOrder: {
    path: '/application/confirmOrder',
    drawn: 'never',
    isPrivate: true,
    unlisted: '/application/confirmOrder',
  },
  payment: { path: '/application/payment', drawn: 'never', isPrivate: true, unlisted: '/application/payment' },
  payResult: { path: '/application/payResult', drawn: 'never', isPrivate: true, unlisted: '/application/payResult' },
  catalogue: { path: '/application/{number}', drawn: 'build' },
  news: { path: '/news', drawn: 'build' },
  article: { path: '/news/detail/{id}', drawn: 'build' },
  settings: { path: '/personal_update', drawn: 'never', isPrivate: true, unlisted: '/personal_' },
  orders: { path: '/personal_orders', drawn: 'never', isPrivate: true, unlisted: '/personal_' },
  order: { path: '/personal_orders/{id}', drawn: 'never', isPrivate: true, unlisted: '/personal_' },
  invoices: { path: '/personal_invoices', drawn: 'never', isPrivate: true, unlisted: '/personal_' },
  trials: { path: '/personal_trials', drawn: 'never', isPrivate: true, unlisted: '/personal_' },
  cases: { path: '/cooperation_case', drawn: 'build' },
  case: { path: '/cooperation_case/detail/{id?}', drawn: 'build' },
  promotion: { path: '/new_identification', drawn: 'build' },
  ecology: { path: '/ecology', drawn: 'build' },
  buy: { path: '/apporder', drawn: 'never', isPrivate: true, unlisted: '/apporder' },
  success: { path: '/success', drawn: 'never', unlisted: '/success' },
  equipment: { path: '/equipment/detail', drawn: 'never', isPrivate: true, unlisted: '/equipment/' },
  contact: { path: '/contact', drawn: 'build' },
  workOrder: { path: '/work_order', drawn: 'never', unlisted: '/work_order' },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

/** The pages with their names, all fields as {@link Page} states them. */
export const pageEntries = Object.entries(pages) as readonly (readonly [PageName, Page])[];

/** The names of pages that are prerendered at that time. */
export type PageDrawn<When extends Page['drawn']> = {
  [Name in PageName]: (typeof pages)[Name]['drawn'] extends When ? Name : never;
}[PageName];

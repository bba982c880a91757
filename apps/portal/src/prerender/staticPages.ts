import { type Page, type PageName, type PrerenderedPageName, pageEntries, pages } from '@lima-id/api';
import { contentPage, newsPageSize, solutionPageSize } from '@lima-id/domain';
import type { QueryClient } from '@tanstack/react-query';
import { caseAddress, casesAddress } from '../screens/case/caseAddress.ts';
import { caseList } from '../screens/case/caseList.ts';
import { caseOf } from '../screens/case/cases.ts';
import { texts as caseTexts } from '../screens/case/texts.ts';
import { entryOf } from '../screens/catalogue/entries.ts';
import { texts as catalogueTexts } from '../screens/catalogue/texts.ts';
import { articleOf } from '../screens/news/articles.ts';
import { articleAddress, newsAddress } from '../screens/news/newsAddress.ts';
import { newsList } from '../screens/news/newsList.ts';
import { texts as newsTexts } from '../screens/news/texts.ts';
import { solutionAddress, solutionPageAddress, solutionsAddress } from '../screens/solution/solutionAddress.ts';
import { solutionList } from '../screens/solution/solutionList.ts';
import { solutionOf } from '../screens/solution/solutions.ts';
import { texts as solutionTexts } from '../screens/solution/texts.ts';
import { entryAddress } from '../shared/catalogue/entryAddress.ts';
import { entryList } from '../shared/catalogue/entryList.ts';
import { homeAddress } from '../shared/page/homeAddress.ts';
import { type Complete, catalogueProduct, newsArticle, organisation, type Step, solutionService } from './facts.ts';
import type { ScriptedPart } from './gatewayScreens.ts';

/** A page that is the same for all visitors until the next build. Its screen sets title and description. */
export interface StaticPage {
  /** Its address as `ownAddress` says it. */
  address: string;
  /** What it shows first: these scripts are preloaded with the first one. */
  parts: readonly ScriptedPart[];
  kind?: 'article';
  /** Prefetches the page's data, which is prerendered and passed to its scripts. */
  content?: (client: QueryClient) => Promise<unknown>;
  /** The breadcrumb between the home page and this one. */
  way?: readonly Step[];
  /** Structured data besides the breadcrumb. */
  facts?: (complete: Complete) => object;
  /** Its date for the sitemap. */
  day?: string;
  /** Sets `noindex` and leaves it out of the sitemap, as in the table of pages. */
  isHidden?: boolean;
}

/** The addresses of a list's pages, from the first to the last. */
function listPages(entries: readonly unknown[], size: number, address: (page: number) => string): string[] {
  const { pages } = contentPage(entries, 1, size);
  return Array.from({ length: pages }, (_, index) => address(index + 1).replace(/#.*$/, ''));
}

/** A page without placeholders, which shows one screen. */
const alone = (name: PageName): StaticPage[] => [{ address: pages[name].path, parts: [name] }];

/** The documents of every page that the build prerenders. */
const prerenderedPages: Readonly<Record<PrerenderedPageName<'build'>, readonly StaticPage[]>> = {
  home: [{ address: homeAddress, parts: ['home', 'home/BannerDrawing', 'home/HomeBody'], facts: organisation }],
  login: alone('login'),
  cases: alone('cases'),
  introduce: alone('introduce'),
  ecology: alone('ecology'),
  promotion: alone('promotion'),
  special: alone('special'),
  expo: alone('expo'),
  contact: alone('contact'),
  document: alone('document'),
  solutions: listPages(solutionList, solutionPageSize, solutionPageAddress).map((address) => ({
    address,
    parts: ['solutions'],
  })),
  solution: solutionList
    .filter(({ entry }) => entry === undefined)
    .map((solution) => ({
      address: solutionAddress(solution),
      parts: ['solution'],
      content: (client) => client.fetchQuery(solutionOf(solution.id)),
      way: [{ name: solutionTexts.title, address: solutionsAddress }],
      facts: (complete) => solutionService(solution, solutionAddress(solution), complete),
    })),
  news: listPages(newsList, newsPageSize, newsAddress).map((address) => ({ address, parts: ['news'] })),
  article: newsList.map((news) => ({
    address: articleAddress(news.id),
    parts: ['article'],
    kind: 'article',
    content: (client) => client.fetchQuery(articleOf(news.id)),
    way: [{ name: newsTexts.title, address: newsAddress() }],
    facts: (complete) => newsArticle(news, articleAddress(news.id), complete),
    day: news.time.slice(0, 'YYYY-MM-DD'.length),
  })),
  case: caseList.map(({ id }) => ({
    address: caseAddress(id),
    parts: ['case'],
    content: (client) => client.fetchQuery(caseOf(id)),
    way: [{ name: caseTexts.title, address: casesAddress }],
  })),
  catalogue: entryList.map((entry) => ({
    address: entryAddress(entry.id),
    parts: ['catalogue', 'catalogue/RelatedEntries'],
    content: (client) => client.fetchQuery(entryOf(entry.id)),
    way: [{ name: catalogueTexts.market, address: pages.store.path }, { name: catalogueTexts.catalogue }],
    facts: (complete) => catalogueProduct(entry, entryAddress(entry.id), complete),
  })),
};

/** Every document that the build prerenders. */
export const staticPages: readonly StaticPage[] = Object.entries(prerenderedPages).flatMap(([name, documents]) => {
  const page: Page = pages[name as PrerenderedPageName<'build'>];
  return documents.map((document) => ({ ...document, isHidden: page.unlisted !== undefined }));
});

/** Path prefixes that search engines are asked not to visit: personal pages, and steps of a process. */
export const ownPages: readonly string[] = [
  ...new Set(pageEntries.flatMap(([, { unlisted }]) => (unlisted === undefined ? [] : [unlisted]))),
];

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
import { homeAddress } from '../shared/page/ownAddress.ts';
import { type Complete, catalogueProduct, newsArticle, organisation, type Step, solutionService } from './facts.ts';

/** A page that is the same for everybody until the site is built anew. Its title and description are what its screen says. */
export interface StaticPage {
  /** Its address as `ownAddress` says it. */
  address: string;
  /** The screens and parts below `src/screens` that it shows first: their scripts are fetched along with the first one. */
  screens: readonly string[];
  /** Faces of what is seen first and would change its lines: names of files in the build. */
  fonts?: readonly string[];
  kind?: 'article';
  /** Fetches what it shows, so that it is drawn with it and its scripts begin with it. */
  content?: (client: QueryClient) => Promise<unknown>;
  /** The pages between the home page and this one. */
  way?: readonly Step[];
  /** What machines are told of it beside the way. */
  facts?: (complete: Complete) => object;
  /** The day it was written, for search engines. */
  day?: string;
  /** Whether search engines are asked to leave it out, and not told of it. */
  isHidden?: boolean;
}

/** The addresses of a list's pages, from the first to the last. */
function listPages(entries: readonly unknown[], size: number, address: (page: number) => string): string[] {
  const { pages } = contentPage(entries, 1, size);
  return Array.from({ length: pages }, (_, index) => address(index + 1).replace(/#.*$/, ''));
}

/** Pages that stand alone, by their address and screen. */
const alone: readonly (readonly [address: string, screen: string])[] = [
  [casesAddress, 'case/CaseListScreen'],
  ['/introduce', 'introduce/IntroduceScreen'],
  ['/ecology', 'ecology/EcologyScreen'],
  ['/new_identification', 'promotion/PromotionScreen'],
  ['/special', 'special/SpecialScreen'],
  ['/smartexpo', 'expo/ExpoScreen'],
  ['/contact', 'contact/ContactScreen'],
  ['/develop_document', 'document/DocumentScreen'],
];

/** Every page that is drawn while the site is built. */
export const staticPages: readonly StaticPage[] = [
  {
    address: homeAddress,
    screens: ['home/HomeScreen', 'home/BannerDrawing', 'home/HomeBody'],
    // The code is set as wide as there is room.
    fonts: ['jetbrains-mono-latin-500-normal'],
    facts: organisation,
  },
  { address: '/login', screens: ['login/LoginScreen'], isHidden: true },
  ...alone.map(([address, screen]) => ({ address, screens: [screen] })),
  ...listPages(solutionList, solutionPageSize, solutionPageAddress).map((address) => ({
    address,
    screens: ['solution/SolutionListScreen'],
  })),
  ...solutionList
    .filter(({ entry }) => entry === undefined)
    .map((solution) => ({
      address: solutionAddress(solution),
      screens: ['solution/SolutionScreen'],
      content: (client: QueryClient) => client.fetchQuery(solutionOf(solution.id)),
      way: [{ name: solutionTexts.title, address: solutionsAddress }],
      facts: (complete: Complete) => solutionService(solution, solutionAddress(solution), complete),
    })),
  ...listPages(newsList, newsPageSize, newsAddress).map((address) => ({ address, screens: ['news/NewsListScreen'] })),
  ...newsList.map((news) => ({
    address: articleAddress(news.id),
    screens: ['news/ArticleScreen'],
    kind: 'article' as const,
    content: (client: QueryClient) => client.fetchQuery(articleOf(news.id)),
    way: [{ name: newsTexts.title, address: newsAddress() }],
    facts: (complete: Complete) => newsArticle(news, articleAddress(news.id), complete),
    day: news.time.slice(0, 'YYYY-MM-DD'.length),
  })),
  ...caseList.map(({ id }) => ({
    address: caseAddress(id),
    screens: ['case/CaseScreen'],
    content: (client: QueryClient) => client.fetchQuery(caseOf(id)),
    way: [{ name: caseTexts.title, address: casesAddress }],
  })),
  ...entryList.map((entry) => ({
    address: entryAddress(entry.id),
    screens: ['catalogue/CatalogueScreen', 'catalogue/RelatedEntries'],
    content: (client: QueryClient) => client.fetchQuery(entryOf(entry.id)),
    way: [{ name: catalogueTexts.market, address: '/application' }, { name: catalogueTexts.catalogue }],
    facts: (complete: Complete) => catalogueProduct(entry, entryAddress(entry.id), complete),
  })),
];

/** Pages of the portal that search engines are asked not to visit: somebody's own, or steps of something. They begin so. */
export const ownPages: readonly string[] = [
  '/login',
  '/identification',
  '/personal_',
  '/equipment/',
  '/apporder',
  '/success',
  '/application/confirmOrder',
  '/application/payment',
  '/application/payResult',
  '/work_order',
];

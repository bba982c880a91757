import type { Article, CatalogueSummary, SolutionSummary } from '@lima-id/domain';
import { brand } from '../brand/brand.ts';

/** Pictures for shared links: rasters of 1200 × 630, which every reader of links supports. */
export const sharedPictures = { general: '/social/general.png', identifier: '/social/identifier.png' } as const;

/** Makes absolute URLs of the site's own paths; null while the site's origin is unknown. */
export type Complete = (address: string) => string | null;

/** See {@link Complete}. `origin` has no trailing slash, and is empty when it is unknown. */
export function completeAt(origin: string): Complete {
  return (address) => {
    if (origin === '') return URL.canParse(address) ? address : null;
    return URL.canParse(address, origin) ? new URL(address, origin).href : null;
  };
}

/** Removes unknown values: machines read an empty one as a fact. */
export function known<Facts extends Record<string, unknown>>(facts: Facts): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== ''),
  ) as Partial<Facts>;
}

/** A step of a breadcrumb. */
export interface Step {
  name: string;
  /** Absent where the step has no page. */
  address?: string;
}

/** The breadcrumb from the home page to a page, its last step. */
export function wayTo(steps: readonly Step[], complete: Complete): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.platformName, address: '/home' }, ...steps].map(({ name, address }, index) =>
      known({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: address === undefined ? null : complete(address),
      }),
    ),
  };
}

function publisher(complete: Complete): object {
  return known({
    '@type': 'Organization',
    name: brand.legalName,
    url: complete('/home'),
    logo: complete('/illustrations/favicon.svg'),
  });
}

/** The company behind the portal. */
export function organisation(complete: Complete): object {
  return {
    '@context': 'https://schema.org',
    ...publisher(complete),
    alternateName: [brand.name, brand.latinName],
    description: brand.description,
    email: brand.email,
    address: brand.postalAddress,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: brand.phone,
      availableLanguage: 'zh-CN',
    },
  };
}

/** A day or a moment in China (`contentTime`) in ISO 8601. */
function isoTime(time: string): string {
  const [day, clock = '00:00:00'] = time.split(' ');
  return `${day}T${clock.padEnd('HH:mm:ss'.length, ':00')}+08:00`;
}

/** A news article. */
export function newsArticle(
  { title, summary, time, author, category, tags }: Omit<Article, 'content'>,
  address: string,
  complete: Complete,
): object {
  return known({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: isoTime(time),
    articleSection: category,
    keywords: tags.join(','),
    inLanguage: 'zh-CN',
    author: { '@type': 'Organization', name: author },
    publisher: publisher(complete),
    image: complete(sharedPictures.general),
    mainEntityOfPage: complete(address),
  });
}

/** An entry of the catalogue. */
export function catalogueProduct(
  { title, summary, group }: CatalogueSummary,
  address: string,
  complete: Complete,
): object {
  return known({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: summary,
    category: group,
    brand: { '@type': 'Brand', name: brand.name },
    image: complete(sharedPictures.general),
    url: complete(address),
  });
}

/** A solution. */
export function solutionService(
  { title, summary, name }: Pick<SolutionSummary, 'title' | 'summary' | 'name'>,
  address: string,
  complete: Complete,
): object {
  return known({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description: summary,
    serviceType: name,
    provider: publisher(complete),
    url: complete(address),
  });
}

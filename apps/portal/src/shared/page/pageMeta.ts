import { brand } from '../../brand/brand.ts';

/** The metadata of a page in the document's head. */
export interface PageMeta {
  /** Name of the page; absent on the home page, whose title is the platform's name. */
  title?: string;
  /** Comma separated; the platform's own when left out. */
  keywords?: string;
  /** One or two sentences; the platform's own when left out. */
  description?: string;
  /** Canonical path; its own (`ownAddress`) by default. */
  canonical?: string;
}

/** The complete metadata of a page: `{page} - 力码`. */
export function completeMeta({ title, keywords, description }: PageMeta): Required<Omit<PageMeta, 'canonical'>> {
  return {
    title: title === undefined ? brand.platformName : `${title} - ${brand.name}`,
    keywords: keywords ?? brand.keywords,
    description: description ?? brand.description,
  };
}

import { brand } from '../../brand/brand.ts';

/** What a page says about itself in the document's head. */
export interface PageMeta {
  /** Name of the page; left out on the home page, whose title is the platform's name. */
  title?: string;
  /** Comma separated; the platform's own when left out. */
  keywords?: string;
  /** One or two sentences; the platform's own when left out. */
  description?: string;
  /** Path under which search engines keep the page; its own (`ownAddress`) when left out. */
  canonical?: string;
}

/** The head of a page with everything filled in: `{page} - 力码`. */
export function completeMeta({ title, keywords, description }: PageMeta): Required<Omit<PageMeta, 'canonical'>> {
  return {
    title: title === undefined ? brand.platformName : `${title} - ${brand.name}`,
    keywords: keywords ?? brand.keywords,
    description: description ?? brand.description,
  };
}

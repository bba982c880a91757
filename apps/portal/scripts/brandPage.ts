import type { Plugin } from 'vite';
import { brand as chosenBrand } from '../src/brand/brand.ts';
import { validateBrand } from '../src/brand/brandSchema.ts';
import { escapeMarkup } from '../src/prerender/escapeMarkup.ts';

/** Checks the brand, which stops a build or a development server at its start, and fills its words into index.html. */
export function brandPage(): Plugin {
  const brand = validateBrand(chosenBrand);
  const words: Record<string, string> = {
    '%BRAND_TITLE%': escapeMarkup(brand.platformName),
    '%BRAND_KEYWORDS%': escapeMarkup(brand.keywords),
    '%BRAND_DESCRIPTION%': escapeMarkup(brand.description),
  };
  return {
    name: 'brand-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%BRAND_[A-Z]+%/g, (name) => words[name] ?? name),
    },
  };
}

import type { Plugin } from 'vite';
import { brand as chosenBrand } from '../src/brand/brand.ts';
import { validateBrand } from '../src/brand/brandSchema.ts';
import { escapeMarkup } from '../src/prerender/escapeMarkup.ts';
import { frameNote } from '../src/prerender/frameNote.ts';

/** Checks the brand, which stops a build or a development server at its start, and fills its words into index.html. */
export function brandPage(): Plugin {
  const brand = validateBrand(chosenBrand);
  const words: Record<string, string> = {
    '%BRAND_TITLE%': escapeMarkup(brand.platformName),
    '%BRAND_KEYWORDS%': escapeMarkup(brand.keywords),
    '%BRAND_DESCRIPTION%': escapeMarkup(brand.description),
    '%FRAME_NOTE%': frameNote('frame'),
  };
  return {
    name: 'brand-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%(?:BRAND|FRAME)_[A-Z]+%/g, (name) => words[name] ?? name),
    },
  };
}

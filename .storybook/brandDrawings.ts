import { HttpResponse, http, passthrough } from 'msw';
import { type Brand, brandDrawing } from '../packages/ui/src/theme.ts';
import { type BrandKey, brands, drawingsOf, isBrand, themes } from './themes.ts';

/** A brand's own file that replaces the package's. */
function ownFile(key: BrandKey, file: string): string | undefined {
  const { logo }: Brand = brands[key];
  return {
    'logo.svg': logo?.logo,
    'logo-on-ink.svg': logo?.logoOnInk,
    'logo-mark.svg': logo?.mark,
    'logo-mark-on-ink.svg': logo?.markOnInk,
    'favicon.svg': logo?.mark,
  }[file];
}

/** Serves `/brands/<brand>/<file>` as the illustration recoloured for the brand: what a site of its own does at build time. */
export const brandDrawings = http.get('/brands/:brand/*', async ({ params, request }) => {
  const { brand } = params;
  if (!isBrand(brand)) return passthrough();
  const path = new URL(request.url).pathname.slice(drawingsOf(brand).length + 1);
  const own = ownFile(brand, path);
  const svg = own ?? (await (await fetch(`/illustrations/${path}`)).text());
  return new HttpResponse(brandDrawing(svg, themes[brand].light), { headers: { 'content-type': 'image/svg+xml' } });
});

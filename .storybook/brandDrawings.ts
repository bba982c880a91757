import { HttpResponse, http, passthrough } from 'msw';
import { type Brand, brandDrawing, brandLogoFiles } from '../packages/ui/src/theme.ts';
import { brands, drawingsOf, isBrand, themes } from './themes.ts';

/** Serves `/brands/<brand>/<file>` as the illustration recoloured for the brand: what a site of its own does at build time. */
export const brandDrawings = http.get('/brands/:brand/*', async ({ params, request }) => {
  const { brand } = params;
  if (!isBrand(brand)) return passthrough();
  const path = new URL(request.url).pathname.slice(drawingsOf(brand).length + 1);
  const { logo }: Brand = brands[brand];
  const svg = brandLogoFiles(logo)[path] ?? (await (await fetch(`/illustrations/${path}`)).text());
  return new HttpResponse(brandDrawing(svg, themes[brand].light), { headers: { 'content-type': 'image/svg+xml' } });
});

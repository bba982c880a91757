import { inStoredOrder, type Market } from '../../market/file/marketFile.ts';
import type { Place, Problem } from '../../market/file/problems.ts';
import { linesOf } from '../../market/file/readMarket.ts';
import { cleanRichText } from '../../market/richText/cleanRichText.ts';
import { readRichTextParts, withPictureAddresses } from '../../market/richText/richTextParts.ts';
import type { PictureDesk } from './pictureDesk.ts';

/** Widths in px: of a card, and of a page. */
const cardWidth = 800;
const pageWidth = 1_600;

/** A market with the addresses of its pictures and sanitized texts, as the database has it; or what is wrong with them. */
export async function placePictures(
  market: Market,
  desk: PictureDesk,
): Promise<{ market: Market } | { problems: Problem[] }> {
  const problems: Problem[] = [];

  async function addressOf(written: string, width: typeof cardWidth | typeof pageWidth, place: Place): Promise<string> {
    const found = await desk.find(written, width);
    if ('address' in found) return found.address;
    problems.push({ place, sentence: written === '' ? found.sentence : `${written} ${found.sentence}` });
    return '';
  }

  async function addressesOf(all: readonly string[], place: Place): Promise<string[]> {
    const addresses: string[] = [];
    for (const [index, written] of all.entries())
      addresses.push(await addressOf(written, pageWidth, [...place, index]));
    return addresses;
  }

  async function detailOf(lines: readonly string[], place: Place): Promise<string[]> {
    const html = lines.join('\n');
    const { pictures, dropped } = readRichTextParts(html);
    if (dropped.length > 0) {
      problems.push({ place, sentence: `图文中不能使用 ${dropped.map((name) => `<${name}>`).join('、')}` });
    }
    const addresses = new Map<string, string>();
    for (const src of new Set(pictures)) addresses.set(src, await addressOf(src.trim(), pageWidth, place));
    return linesOf(cleanRichText(addresses.size === 0 ? html : withPictureAddresses(html, addresses)));
  }

  const apps: Market['apps'] = [];
  for (const [index, app] of market.apps.entries()) {
    const place: Place = ['apps', index];
    apps.push({
      ...app,
      picture: await addressOf(app.picture, cardWidth, [...place, 'picture']),
      banners: await addressesOf(app.banners, [...place, 'banners']),
      detail: await detailOf(app.detail, [...place, 'detail']),
    });
  }
  const banners: Market['banners'] = [];
  for (const [index, banner] of market.banners.entries()) {
    const picture = await addressOf(banner.picture, pageWidth, ['banners', index, 'picture']);
    banners.push({ ...banner, picture });
  }
  return problems.length > 0 ? { problems } : { market: inStoredOrder({ ...market, apps, banners }) };
}

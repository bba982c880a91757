import { createQueryClient } from '../shared/api/queryClient.ts';
import { completeMeta } from '../shared/page/pageMeta.ts';
import type { DrawnStart } from '../shared/page/prepared.ts';
import { composeDocument, frameNotePlace, replaced } from './composeDocument.ts';
import { drawAt } from './drawAt.tsx';
import type { DrawnPart } from './drawnScreens.ts';
import { completeAt, sharedPictures, wayTo } from './facts.ts';
import { frameNote } from './frameNote.ts';
import { startOf } from './startOf.ts';
import type { StaticPage } from './staticPages.ts';

/** What a page is put into, and where it will stand. */
export interface Site {
  /** The built index.html. */
  template: string;
  /** Scheme and host under which people reach the site, or what stands for them until they are known. */
  origin: string;
  /** The scripts of some screens beside those of `template`. */
  scriptsOf: (parts: readonly DrawnPart[]) => readonly string[];
  /** Where a face of the build is. */
  fontAt: (name: string) => string;
}

/** Writes the whole document of a page. Rejects when it cannot be drawn. */
export async function drawStaticPage(page: StaticPage, { template, origin, scriptsOf, fontAt }: Site): Promise<string> {
  const { address, kind = 'website', way = [], facts, fonts = [], isHidden = false } = page;
  const client = createQueryClient();
  if ((await page.content?.(client)) === null) throw new Error(`There is no content for ${address}.`);
  const { styles, markup, meta } = await drawAt(address, client);
  if (meta.canonical !== address) throw new Error(`${address} says that its address is ${meta.canonical}.`);
  const complete = completeAt(origin);
  const own = facts === undefined ? [] : [facts(complete)];
  // The home page is where every way begins.
  const led = meta.title === undefined ? [] : [wayTo([...way, { name: meta.title, address }], complete)];
  return composeDocument(template, {
    ...completeMeta(meta),
    canonical: complete(address),
    kind,
    image: complete(sharedPictures.general),
    facts: [...own, ...led],
    scripts: scriptsOf(page.parts),
    fonts: fonts.map(fontAt),
    isHidden,
    styles,
    markup,
    data: { id: 'start', value: startOf(address, client) },
  });
}

/** An address that leads nowhere: it is not one of the portal's. */
const nowhere = '/404';

/** Writes the document of every address that leads nowhere; search engines are asked to leave it out. */
export async function drawUnknownPath({ template, origin, scriptsOf }: Site): Promise<string> {
  const { styles, markup, meta } = await drawAt(nowhere, createQueryClient());
  return composeDocument(template, {
    ...completeMeta(meta),
    canonical: null,
    kind: 'website',
    image: completeAt(origin)(sharedPictures.general),
    facts: [],
    scripts: scriptsOf(['unknownPath', 'home/BannerDrawing', 'home/HomeBody']),
    isHidden: true,
    styles,
    markup,
    data: { id: 'start', value: { content: [] } satisfies DrawnStart },
  });
}

/** Writes the frame of pages whose item there is not; their scripts say which. */
export function missingFrame({ template }: Pick<Site, 'template'>): string {
  return replaced(template, frameNotePlace, `<noscript>${frameNote('missing')}</noscript>`);
}

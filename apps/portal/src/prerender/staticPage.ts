import { createQueryClient } from '../shared/api/queryClient.ts';
import { completeMeta } from '../shared/page/pageMeta.ts';
import type { DrawnStart } from '../shared/page/prepared.ts';
import { composeDocument, frameNotePlace, replaced } from './composeDocument.ts';
import { completeAt, sharedPictures, wayTo } from './facts.ts';
import { frameNote } from './frameNote.ts';
import type { ScriptedPart } from './gatewayScreens.ts';
import { renderAt } from './renderAt.tsx';
import { startOf } from './startOf.ts';
import type { StaticPage } from './staticPages.ts';

/** The frame of a document, and its site. */
export interface Site {
  /** The built index.html. */
  template: string;
  /** Public scheme and host of the site, or a placeholder until they are known. */
  origin: string;
  /** The scripts of some screens besides those of `template`. */
  scriptsOf: (parts: readonly ScriptedPart[]) => readonly string[];
}

/** Renders the whole document of a page. Rejects when it cannot be rendered. */
export async function drawStaticPage(page: StaticPage, { template, origin, scriptsOf }: Site): Promise<string> {
  const { address, kind = 'website', way = [], facts, isHidden = false } = page;
  const client = createQueryClient();
  if ((await page.content?.(client)) === null) throw new Error(`There is no content for ${address}.`);
  const { styles, markup, meta } = await renderAt(address, client);
  if (meta.canonical !== address) throw new Error(`${address} says that its address is ${meta.canonical}.`);
  const complete = completeAt(origin);
  const own = facts === undefined ? [] : [facts(complete)];
  // The home page is the root of every breadcrumb.
  const led = meta.title === undefined ? [] : [wayTo([...way, { name: meta.title, address }], complete)];
  return composeDocument(template, {
    ...completeMeta(meta),
    canonical: complete(address),
    kind,
    image: complete(sharedPictures.general),
    facts: [...own, ...led],
    scripts: scriptsOf(page.parts),
    isHidden,
    styles,
    markup,
    data: { id: 'start', value: startOf(address, client) },
  });
}

/** An address that does not exist in the portal. */
const nowhere = '/404';

/** Renders the document of every unknown address, with `noindex`. */
export async function drawUnknownPath({ template, origin, scriptsOf }: Site): Promise<string> {
  const { styles, markup, meta } = await renderAt(nowhere, createQueryClient());
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

/** Renders the frame of pages whose item does not exist; their scripts say which. */
export function missingFrame({ template }: Pick<Site, 'template'>): string {
  return replaced(template, frameNotePlace, `<noscript>${frameNote('missing')}</noscript>`);
}

import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ownAddress } from './ownAddress.ts';
import { completeMeta, type PageMeta } from './pageMeta.ts';

/** Receives a page's metadata during prerendering; null in a browser. */
export const MetaListener = createContext<((meta: PageMeta & { canonical: string }) => void) | undefined>(undefined);

function writeMeta(name: 'keywords' | 'description', content: string): void {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  const meta = present ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

function writeCanonical(path: string): void {
  const link =
    document.head.querySelector<HTMLLinkElement>('link[rel=canonical]') ??
    document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  // A prerendered page has the site's configured origin, which may differ from the one it was fetched from.
  link.href = new URL(path, link.href || document.baseURI).href;
}

/** Sets title, keywords, description and canonical address of the document while the page is shown. */
export function usePageMeta(meta: PageMeta): void {
  const location = useLocation();
  const { title, keywords, description } = completeMeta(meta);
  const { canonical = ownAddress(location) } = meta;
  useContext(MetaListener)?.({ ...meta, canonical });
  useEffect(() => {
    document.title = title;
    writeMeta('keywords', keywords);
    writeMeta('description', description);
    writeCanonical(canonical);
  }, [title, keywords, description, canonical]);
}

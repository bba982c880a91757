import { useEffect } from 'react';
import { completeMeta, type PageMeta } from './pageMeta.ts';

function writeMeta(name: 'keywords' | 'description', content: string): void {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = present ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

/** Sets title, keywords and description of the document while the page is shown. */
export function usePageMeta(meta: PageMeta): void {
  const { title, keywords, description } = completeMeta(meta);
  useEffect(() => {
    document.title = title;
    writeMeta('keywords', keywords);
    writeMeta('description', description);
  }, [title, keywords, description]);
}

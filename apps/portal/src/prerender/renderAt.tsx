import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { Pages } from '../Pages.tsx';
import { AppProviders } from '../shared/layout/AppProviders.tsx';
import type { PageMeta } from '../shared/page/pageMeta.ts';
import { MetaListener } from '../shared/page/usePageMeta.ts';
import { type Markup, renderMarkup } from './renderMarkup.tsx';

/** A rendered page with its metadata. */
export interface RenderedPage extends Markup {
  meta: PageMeta & { canonical: string };
}

/**
 * Renders the page of an address, path and query, with the query data in `queryClient`: the same elements that `main.tsx` renders
 * in a browser. Rejects when rendering fails or the page sets no metadata.
 */
export async function renderAt(address: string, queryClient: QueryClient): Promise<RenderedPage> {
  const said: RenderedPage['meta'][] = [];
  const drawn = await renderMarkup(
    <MetaListener value={(meta) => void said.push(meta)}>
      <StrictMode>
        <AppProviders queryClient={queryClient}>
          <StaticRouter location={address}>
            <Pages />
          </StaticRouter>
        </AppProviders>
      </StrictMode>
    </MetaListener>,
  );
  const meta = said.at(-1);
  if (meta === undefined) throw new Error(`The page ${address} says nothing about itself.`);
  return { ...drawn, meta };
}

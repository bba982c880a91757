import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { Pages } from '../Pages.tsx';
import { AppProviders } from '../shared/layout/AppProviders.tsx';
import type { PageMeta } from '../shared/page/pageMeta.ts';
import { MetaListener } from '../shared/page/usePageMeta.ts';
import { type Markup, renderMarkup } from './renderMarkup.tsx';

/** A drawn page, and what it says about itself. */
export interface DrawnMarkup extends Markup {
  meta: PageMeta & { canonical: string };
}

/**
 * Draws the page of an address, path and query, with what the queries of `queryClient` have: the same elements that `main.tsx` puts into
 * a browser. Rejects when it cannot be drawn or says nothing about itself.
 */
export async function drawAt(address: string, queryClient: QueryClient): Promise<DrawnMarkup> {
  const said: DrawnMarkup['meta'][] = [];
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

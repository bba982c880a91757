import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { RememberedStyles } from './rememberedStyles.tsx';

/** A rendered page: its style elements, and the markup of the root. */
export interface Markup {
  styles: string;
  markup: string;
}

/** Renders a page with everything that suspends, in one piece and without scripts. Rejects when a part of it fails. */
export async function renderMarkup(page: ReactNode): Promise<Markup> {
  const sheet = new ServerStyleSheet();
  try {
    const drawn = new PassThrough();
    const markup = text(drawn);
    await new Promise<void>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(<RememberedStyles sheet={sheet}>{page}</RememberedStyles>, {
        // React would otherwise stream large parts and move them into place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          pipe(drawn);
          resolve();
        },
        onError: reject,
      });
    });
    return { markup: await markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

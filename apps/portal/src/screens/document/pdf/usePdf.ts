import { useCallback, useEffect, useState } from 'react';
import type { OpenPdf } from './openPdf.ts';

/** A document that is loading, loaded, or failed. */
export type PdfState = { phase: 'loading' } | { phase: 'failed' } | { phase: 'ready'; pdf: OpenPdf };

async function fetchPdf(url: string, signal: AbortSignal): Promise<OpenPdf> {
  // The reader is fetched in parallel.
  const reader = import('./openPdf.ts');
  const [response, { openPdf }] = await Promise.all([fetch(url, { signal }), reader]);
  if (!response.ok) throw new Error(`The document was answered with ${response.status}.`);
  return await openPdf(await response.arrayBuffer());
}

/** Opens the PDF at a constant address, closes it on unmount, and can retry. */
export function usePdf(url: string): { state: PdfState; retry: () => void } {
  const [state, setState] = useState<PdfState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    const opening = fetchPdf(url, ending.signal);
    opening.then(
      (pdf) => {
        if (!ending.signal.aborted) setState({ phase: 'ready', pdf });
      },
      () => {
        if (!ending.signal.aborted) setState({ phase: 'failed' });
      },
    );
    return () => {
      ending.abort();
      opening.then(
        (pdf) => pdf.close(),
        () => undefined,
      );
    };
  }, [url, attempt]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}

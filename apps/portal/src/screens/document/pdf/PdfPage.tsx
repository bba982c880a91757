import { FinderFrame, VisuallyHidden } from '@lima-id/ui';
import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './openPdf.ts';
import { Paper } from './PdfViewer.styles.ts';

interface PdfPageProps {
  pdf: OpenPdf;
  /** From 1. */
  page: number;
  /** Accessible name: its position in the document. */
  name: string;
  onFailed: () => void;
}

/** A page as a picture, with its text for screen readers. */
export function PdfPage({ pdf, page, name, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState<readonly string[]>([]);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });

  useEffect(() => {
    const place = canvas.current;
    if (place === null) return undefined;
    const sheet = place;
    let ending = new AbortController();
    let drawn = 0;

    function draw() {
      const width = Math.round(sheet.getBoundingClientRect().width);
      if (width === drawn || width === 0) return;
      drawn = width;
      ending.abort();
      ending = new AbortController();
      const { signal } = ending;
      pdf.draw(page, sheet, width, signal).then(
        (result) => {
          if (result !== null && !signal.aborted) setWords(result.words);
        },
        () => {
          if (!signal.aborted) failed.current();
        },
      );
    }

    const watch = new ResizeObserver(draw);
    watch.observe(sheet);
    draw();
    return () => {
      watch.disconnect();
      ending.abort();
    };
  }, [pdf, page]);

  return (
    <Paper>
      <FinderFrame inset={-8} />
      <canvas ref={canvas} aria-hidden="true" />
      <VisuallyHidden role="document" aria-label={name}>
        {words.join('\n')}
      </VisuallyHidden>
    </Paper>
  );
}

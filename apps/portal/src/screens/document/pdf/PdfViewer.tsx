import { Button, ButtonLink, EmptyState, FinderFrame, Illustration, VisuallyHidden } from '@lima-id/ui';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon } from '@lima-id/ui/icons';
import { useState } from 'react';
import type { ShownDocument } from '../documentList.ts';
import { texts } from '../texts.ts';
import { PdfPage } from './PdfPage.tsx';
import { Foot, Frame, Head, Paper } from './PdfViewer.styles.ts';
import { usePdf } from './usePdf.ts';

const { viewer } = texts;

interface PdfViewerProps {
  document: ShownDocument;
  /** The document's title is above it; a dialog has it in its own head. */
  titled?: boolean;
}

/** A document page by page, with buttons to turn pages and to download it. */
export function PdfViewer({ document, titled = false }: PdfViewerProps) {
  const { title, url, pages, picture } = document;
  const { state, retry } = usePdf(url);
  const [page, setPage] = useState(1);
  const [broken, setBroken] = useState(false);
  const failed = broken || state.phase === 'failed';

  function tryAgain() {
    setBroken(false);
    retry();
  }

  function sheet() {
    if (failed) {
      return (
        <EmptyState
          kind="loadFailed"
          title={viewer.failed.title}
          text={viewer.failed.text}
          actions={<Button onClick={tryAgain}>{viewer.failed.retry}</Button>}
        />
      );
    }
    if (state.phase === 'ready') {
      return <PdfPage pdf={state.pdf} page={page} name={viewer.page(page, pages)} onFailed={() => setBroken(true)} />;
    }
    return (
      <Paper data-waiting="">
        <FinderFrame inset={-8} />
        <Illustration name={picture} width={160} />
        <VisuallyHidden as="output">{viewer.loading}</VisuallyHidden>
      </Paper>
    );
  }

  return (
    <Frame aria-label={viewer.region(title)} data-titled={titled ? '' : undefined}>
      <Head>
        {titled ? <h2>{title}</h2> : null}
        <span data-part="place" aria-live="polite">
          <span aria-hidden="true">{viewer.short(page, pages)}</span>
          <VisuallyHidden>{viewer.page(page, pages)}</VisuallyHidden>
        </span>
      </Head>
      {sheet()}
      <Foot>
        <Button
          variant="secondary"
          size="sm"
          aria-label={viewer.before}
          aria-disabled={page === 1 || failed}
          onClick={() => setPage((now) => Math.max(1, now - 1))}
        >
          <ChevronLeftIcon size={16} />
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={viewer.after}
          aria-disabled={page === pages || failed}
          onClick={() => setPage((now) => Math.min(pages, now + 1))}
        >
          <ChevronRightIcon size={16} />
        </Button>
        <ButtonLink
          external
          target="_self"
          size="sm"
          icon={<DownloadIcon size={16} />}
          href={url}
          download={`${title}.pdf`}
          data-part="download"
        >
          {texts.download}
        </ButtonLink>
      </Foot>
    </Frame>
  );
}

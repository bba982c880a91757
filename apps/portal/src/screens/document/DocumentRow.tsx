import { Button, ButtonLink } from '@lima-id/ui';
import { DownloadIcon, ShowIcon } from '@lima-id/ui/icons';
import { Row, Sheet } from './DocumentRow.styles.ts';
import type { ShownDocument } from './documentList.ts';
import { fileSize } from './fileSize.ts';
import { texts } from './texts.ts';

interface DocumentRowProps {
  document: ShownDocument;
  /** It is open next to the list. */
  isShown: boolean;
  onPreview: () => void;
}

/** A sheet of paper with what it is. */
function PdfSheet() {
  return (
    <Sheet aria-hidden="true">
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M5.5 2.75h8l5 5v13.5h-13zM13.5 2.75v5h5M9 12.5h6M9 16h6" />
      </svg>
      PDF
    </Sheet>
  );
}

/** A document of the list with its buttons to read and to download it. */
export function DocumentRow({ document, isShown, onPreview }: DocumentRowProps) {
  const { title, summary, time, bytes, pages, url } = document;
  return (
    <Row data-shown={isShown ? '' : undefined}>
      <PdfSheet />
      <div data-part="words">
        <h2>{title}</h2>
        <p data-part="summary">{summary}</p>
        <p data-part="facts">
          <time dateTime={time}>{time}</time>
          <span>{fileSize(bytes)}</span>
          <span>{texts.pages(pages)}</span>
        </p>
      </div>
      <div data-part="actions">
        <Button
          variant="secondary"
          size="sm"
          icon={<ShowIcon size={16} />}
          aria-label={texts.previewOf(title)}
          aria-pressed={isShown}
          onClick={onPreview}
        >
          {texts.preview}
        </Button>
        {/* A file, not a page: the browser saves it under a readable name. */}
        <ButtonLink
          external
          target="_self"
          variant="text"
          size="sm"
          icon={<DownloadIcon size={16} />}
          aria-label={texts.downloadOf(title)}
          href={url}
          download={`${title}.pdf`}
        >
          {texts.download}
        </ButtonLink>
      </div>
    </Row>
  );
}

import { Dialog } from '@lima-id/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepsPlace } from '../../shared/page/useScrollPlace.ts';
import { documentAddress } from './documentAddress.ts';
import type { ShownDocument } from './documentList.ts';
import { PdfViewer } from './pdf/PdfViewer.tsx';

/** What the history entry of a document carries that was opened from the list: going back leads to the list. */
interface OwnStep {
  isOwnStep?: boolean;
}

/** Route state of the step from the list to a document. */
export const fromList = { ...keepsPlace, isOwnStep: true } satisfies OwnStep;

/** A document over the list. Closing it takes its step out of the history, so that the browser's way back does not open it again. */
export function PreviewDialog({ document }: { document: ShownDocument }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  // Going back takes a moment, in which another press would go back further.
  const [isClosed, setIsClosed] = useState(false);

  function close() {
    setIsClosed(true);
    if ((Object(state) as OwnStep).isOwnStep === true) void navigate(-1);
    else void navigate(documentAddress({ tab: 'documents', document: null }), { replace: true, state: keepsPlace });
  }

  return (
    <Dialog open={!isClosed} title={document.title} width={720} onOpenChange={close}>
      <PdfViewer document={document} />
    </Dialog>
  );
}

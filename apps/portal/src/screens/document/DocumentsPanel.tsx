import { breakpoint, listRole } from '@lima-id/ui';
import { useNavigate } from 'react-router-dom';
import { useMatches } from '../../shared/page/useMatches.ts';
import { keepsPlace } from '../../shared/page/useScrollPlace.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { Aside, Columns, List } from './DocumentsPanel.styles.ts';
import { documentAddress } from './documentAddress.ts';
import { documentList } from './documentList.ts';
import { fromList, PreviewDialog } from './PreviewDialog.tsx';
import { PdfViewer } from './pdf/PdfViewer.tsx';
import { texts } from './texts.ts';

const desktop = `(min-width: ${breakpoint.desktopMin}px)`;

/** The documents, with one of them open next to them; where two columns do not fit, it opens over the list when it is chosen. */
export function DocumentsPanel({ chosen }: { chosen: number | null }) {
  const navigate = useNavigate();
  const isWide = useMatches(desktop);
  const named = documentList.find(({ id }) => id === chosen);
  const shown = named ?? (isWide ? documentList[0] : undefined);

  const open = (document: number) =>
    void navigate(documentAddress({ tab: 'documents', document }), {
      state: named === undefined ? fromList : keepsPlace,
    });

  return (
    <Columns>
      <List role={listRole} aria-label={texts.list}>
        {documentList.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isShown={document.id === shown?.id}
            onPreview={() => open(document.id)}
          />
        ))}
      </List>
      {isWide && shown !== undefined ? (
        <Aside>
          <PdfViewer key={shown.id} document={shown} titled />
        </Aside>
      ) : null}
      {!isWide && named !== undefined ? <PreviewDialog key={named.id} document={named} /> : null}
    </Columns>
  );
}

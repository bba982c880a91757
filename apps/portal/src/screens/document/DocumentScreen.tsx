import { Banner, TabPanel, Tabs } from '@lima-id/ui';
import { useNavigate } from 'react-router-dom';
import { Container } from '../../shared/layout/Section.styles.ts';
import { useAddressQuery } from '../../shared/page/useAddressQuery.ts';
import { useIsHydrated } from '../../shared/page/useIsHydrated.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { keepsPlace } from '../../shared/page/useScrollPlace.ts';
import { ApiPanel } from './api/ApiPanel.tsx';
import { Body, Panel } from './DocumentScreen.styles.ts';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import { type DocumentView, documentAddress, readDocumentView } from './documentAddress.ts';
import { texts } from './texts.ts';

const tabs = [
  { value: 'documents', label: texts.documents },
  { value: 'calls', label: texts.calls },
] as const satisfies readonly { value: DocumentView['tab']; label: string }[];

/** The page as it was prerendered, regardless of the query. */
const atFirst: DocumentView = { tab: 'documents', document: null };

/** Documents to read and to download, and the gateway's calls; the address chooses between them. */
export default function DocumentScreen() {
  usePageMeta({ title: texts.page, description: texts.lead });
  const [query] = useAddressQuery();
  const view = useIsHydrated() ? readDocumentView(query) : atFirst;
  const navigate = useNavigate();

  function choose(tab: string) {
    const chosen: DocumentView = tab === 'calls' ? { tab, call: null } : { tab: 'documents', document: null };
    void navigate(documentAddress(chosen), { state: keepsPlace });
  }

  return (
    <>
      <Banner title={texts.title} text={texts.lead} variant="slim" />
      <Body>
        <Container>
          <Tabs label={texts.tabs} items={tabs} value={view.tab} onValueChange={choose}>
            <TabPanel value={view.tab}>
              <Panel>
                {view.tab === 'documents' ? <DocumentsPanel chosen={view.document} /> : <ApiPanel chosen={view.call} />}
              </Panel>
            </TabPanel>
          </Tabs>
        </Container>
      </Body>
    </>
  );
}

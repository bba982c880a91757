import { Container } from '../../../shared/layout/Section.styles.ts';
import { usePageMeta } from '../../../shared/page/usePageMeta.ts';
import { SelectedApps } from '../parts/SelectedApps.tsx';
import { AdvisorCard } from './AdvisorCard.tsx';
import { Aside, Columns } from './AppListScreen.styles.ts';
import { AppResults } from './AppResults.tsx';
import { ListHead } from './ListHead.tsx';
import { listTitle } from './listTitle.ts';
import { useAppList } from './useAppList.ts';

/** Selected apps beside the list. */
const selectedMost = 5;

/** All apps of the market: to be searched, narrowed and sorted, all of it in the page's address. */
export default function AppListScreen() {
  usePageMeta({ title: listTitle });
  const list = useAppList();
  return (
    <>
      <ListHead list={list} />
      <Container>
        <Columns>
          <AppResults list={list} />
          <Aside>
            <AdvisorCard />
            <SelectedApps most={selectedMost} />
          </Aside>
        </Columns>
      </Container>
    </>
  );
}

import { reviewPage } from '@lima-id/domain';
import { Approved } from './Approved.tsx';
import { PageAside } from './PageAside.tsx';
import { Columns, Main } from './PrefixFrame.styles.ts';
import { PrefixFrame } from './PrefixFrame.tsx';

interface HeldPageProps {
  /** `88.118.001` */
  identifierPrefix: string;
  companyName: string;
}

/** For somebody whose enterprise has its prefix without a registration of theirs, as a colleague's: there is nothing to fill in. */
export function HeldPage(held: HeldPageProps) {
  const page = reviewPage(2);
  return (
    <PrefixFrame state={2} page={page}>
      <Columns>
        <Main>
          <Approved {...held} areaCodes={[]} submittedAt={null} />
        </Main>
        <PageAside notesOpen={page.notesOpen} />
      </Columns>
    </PrefixFrame>
  );
}

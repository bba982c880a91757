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

/** For a user whose enterprise got its prefix by a colleague's registration: there is nothing to fill in. */
export function HeldPage(held: HeldPageProps) {
  const page = reviewPage('approved');
  return (
    <PrefixFrame state="approved" page={page}>
      <Columns>
        <Main>
          <Approved {...held} areaCodes={[]} submittedAt={null} />
        </Main>
        <PageAside notesOpen={page.notesOpen} />
      </Columns>
    </PrefixFrame>
  );
}

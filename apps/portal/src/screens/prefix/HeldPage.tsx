import { areaPathOf, type ReviewStatus, reviewPage } from '@lima-id/domain';
import { useCurrentCompany } from '../../shared/session/useCurrentCompany.ts';
import { Approved } from './Approved.tsx';
import { PageAside } from './PageAside.tsx';
import { Columns, Main } from './PrefixFrame.styles.ts';
import { PrefixFrame } from './PrefixFrame.tsx';
import { Suspended } from './Suspended.tsx';

interface HeldPageProps {
  /** `88.118.001` */
  identifierPrefix: string;
  companyName: string;
  status: Extract<ReviewStatus, 'approved' | 'suspended'>;
}

/** For a user whose enterprise got its prefix by a colleague's registration: there is nothing to fill in. */
export function HeldPage({ status, ...held }: HeldPageProps) {
  const page = reviewPage(status);
  // Only the follow-on link depends on it: until the area is known, and after a failure, there is none.
  const areaCode = useCurrentCompany()?.areaCode ?? '';
  return (
    <PrefixFrame state={status} page={page}>
      <Columns>
        <Main>
          {status === 'approved' ? (
            <Approved {...held} areaCodes={areaPathOf(areaCode)} submittedAt={0} />
          ) : (
            <Suspended {...held} why="" />
          )}
        </Main>
        <PageAside notesOpen={page.notesOpen} />
      </Columns>
    </PrefixFrame>
  );
}

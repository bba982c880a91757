import type { Registration, StoredDraft } from '@lima-id/api';
import { reviewPage, splitPrefix } from '@lima-id/domain';
import { PageAside } from './PageAside.tsx';
import { Columns, Main } from './PrefixFrame.styles.ts';
import { PrefixFrame } from './PrefixFrame.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

interface SummaryPageProps {
  registration: Registration;
  /** The summary replaced the form. */
  takesFocus: boolean;
  /** The rejected registration is being corrected, with this draft. */
  onReopened: (draft: StoredDraft) => void;
  /** The session expired. */
  onOver: () => void;
}

/** The submitted data, read-only, and the status of the review. */
export function SummaryPage({ registration, takesFocus, onReopened, onOver }: SummaryPageProps) {
  const page = reviewPage(registration.reviewStatus, registration.feedback?.words);
  const parts = splitPrefix(registration.identifierPrefix);
  return (
    <PrefixFrame state={registration.reviewStatus} page={page} takesFocus={takesFocus}>
      <Columns>
        <Main>
          <ReviewPanel registration={registration} onReopened={onReopened} onOver={onOver} />
          <RegistrationFacts registration={registration} />
        </Main>
        <PageAside
          {...(registration.reviewStatus === 'approved' || parts === null ? {} : { preview: parts })}
          notesOpen={page.notesOpen}
        />
      </Columns>
    </PrefixFrame>
  );
}

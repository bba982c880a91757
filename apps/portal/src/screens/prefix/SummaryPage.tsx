import type { KeptDraft, Registration } from '@lima-id/api';
import { reviewPage, splitPrefix } from '@lima-id/domain';
import { PageAside } from './PageAside.tsx';
import { Columns, Main } from './PrefixFrame.styles.ts';
import { PrefixFrame } from './PrefixFrame.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

interface SummaryPageProps {
  registration: Registration;
  /** What was submitted took the place of the form. */
  takesFocus: boolean;
  /** The rejected registration is entered again, with this draft. */
  onReopened: (draft: KeptDraft) => void;
  /** The session is over. */
  onOver: () => void;
}

/** What was submitted, read-only, and how the review stands. */
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
          {...(registration.reviewStatus === 2 || parts === null ? {} : { preview: parts })}
          notesOpen={page.notesOpen}
        />
      </Columns>
    </PrefixFrame>
  );
}

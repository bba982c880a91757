import type { KeptDraft, Registration } from '@lima-id/api';
import { type ReviewState, reviewPage } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { useState } from 'react';
import { type KeptForm, keepForm } from './keptForm.ts';
import { PageAside } from './PageAside.tsx';
import { Columns } from './PrefixFrame.styles.ts';
import { PrefixFrame } from './PrefixFrame.tsx';
import { PrefixFailed, PrefixLoading } from './PrefixWaiting.tsx';
import { emptyValues, type PrefixValues, valuesOfDraft } from './prefixValues.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { SendPicture } from './sendPicture.ts';
import { useDraftAtFirst } from './useDraftAtFirst.ts';
import { useLeaveForLogin } from './useLeaveForLogin.ts';
import { type SecondNodes, useSecondNodes } from './useSecondNodes.ts';

interface FormPageProps {
  userId: string;
  /** The rejected registration that is entered again; null before the first one. */
  registration: Registration | null;
  /** The draft that entering again began with; null when it has to be read. */
  given: KeptDraft | null;
  /** What was left for the login page; null when nothing was. */
  kept: KeptForm | null;
  /** The form took the place of what was submitted. */
  takesFocus: boolean;
  now: Clock | undefined;
  send: SendPicture;
  /** The registration was sent: it is read again. */
  onSubmitted: () => Promise<void>;
}

/** What a form begins with, and by what it is distinguished from the one before. */
interface Beginning {
  key: number;
  draft: KeptDraft | null;
  values: PrefixValues;
  /** What is there was not saved yet. */
  isUnsaved: boolean;
}

function beginning(draft: KeptDraft | null, kept: KeptForm | null): Beginning {
  if (kept === null)
    return { key: 0, draft, values: draft === null ? emptyValues : valuesOfDraft(draft.values), isUnsaved: false };
  // Another draft may have been saved meanwhile; whether it was, the version tells.
  const based = draft === null ? null : { ...draft, version: kept.basedOn ?? draft.version };
  return { key: 0, draft: based, values: kept.values, isUnsaved: true };
}

/** The prefix as far as it is typed. */
function previewOf({ secondNodeId, enterprisePrefix }: PrefixValues, { nodes }: SecondNodes) {
  const node = nodes.find(({ id }) => id === secondNodeId);
  return { nodePrefix: node?.nodePrefix ?? '', enterprisePrefix: enterprisePrefix.trim() };
}

/** The form with what helps to fill it in; it begins with the draft. */
export function FormPage({ kept, given, ...rest }: FormPageProps) {
  const draft = useDraftAtFirst(rest.userId, given, () => {
    if (kept !== null) keepForm(kept);
  });
  if (draft.state === 'loading') return <PrefixLoading />;
  if (draft.state === 'failed') return <PrefixFailed error={draft.error} onRetry={draft.retry} />;
  return <BegunForm {...rest} first={beginning(draft.draft, kept)} />;
}

function BegunForm({
  userId,
  registration,
  takesFocus,
  now,
  send,
  onSubmitted,
  first,
}: Omit<FormPageProps, 'kept' | 'given'> & { first: Beginning }) {
  const [begun, setBegun] = useState(first);
  const [values, setValues] = useState(begun.values);
  const nodes = useSecondNodes();
  const leave = useLeaveForLogin(userId);
  const state: ReviewState = registration?.reviewStatus ?? 'none';
  const page = reviewPage(state, registration?.feedback?.words, true);

  function beginWith(draft: KeptDraft | null) {
    const begins = draft === null ? emptyValues : valuesOfDraft(draft.values);
    setValues(begins);
    setBegun({ key: begun.key + 1, draft, values: begins, isUnsaved: false });
  }

  return (
    <PrefixFrame state={state} page={page} takesFocus={takesFocus}>
      <Columns>
        <RegistrationForm
          key={begun.key}
          userId={userId}
          registration={registration}
          draft={begun.draft}
          initialValues={begun.values}
          isUnsaved={begun.isUnsaved}
          nodes={nodes}
          now={now}
          send={send}
          onValuesChange={setValues}
          onBeginWith={beginWith}
          onOver={(left, basedOn) => {
            keepForm({ userId, values: left, basedOn });
            leave();
          }}
          onSubmitted={onSubmitted}
        />
        <PageAside preview={previewOf(values, nodes)} isFirst notesOpen={page.notesOpen} />
      </Columns>
    </PrefixFrame>
  );
}

import type { Registration, StoredDraft } from '@lima-id/api';
import { joinedDigits, type ReviewState, reviewPage } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { useState } from 'react';
import { PageAside } from './PageAside.tsx';
import { Columns } from './PrefixFrame.styles.ts';
import { PrefixFrame } from './PrefixFrame.tsx';
import { PrefixFailed, PrefixLoading } from './PrefixWaiting.tsx';
import { emptyValues, type PrefixValues, valuesOfDraft } from './prefixValues.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { SendPicture } from './sendPicture.ts';
import { keepUnsavedForm, type UnsavedForm } from './unsavedForm.ts';
import { useDraftAtFirst } from './useDraftAtFirst.ts';
import { useLeaveForLogin } from './useLeaveForLogin.ts';
import { type SecondNodes, useSecondNodes } from './useSecondNodes.ts';

interface FormPageProps {
  userId: string;
  /** The rejected registration that is being corrected; null before the first one. */
  registration: Registration | null;
  /** The draft for the correction; null when it has to be read. */
  given: StoredDraft | null;
  /** The input from before the login page; null without any. */
  kept: UnsavedForm | null;
  /** The form replaced the submitted summary. */
  takesFocus: boolean;
  now: Clock | undefined;
  send: SendPicture;
  /** The registration was sent, perhaps elsewhere, so it is read again. */
  onSubmitted: () => Promise<void>;
}

/** The initial values of a form, and a key that distinguishes it from the previous one. */
interface Beginning {
  key: number;
  draft: StoredDraft | null;
  /** The version of the draft that the values are based on; 0 without one. */
  version: number;
  values: PrefixValues;
  /** The initial values are not saved yet. */
  isUnsaved: boolean;
}

function beginning(draft: StoredDraft | null, kept: UnsavedForm | null): Beginning {
  const values = draft === null ? emptyValues : valuesOfDraft(draft.values);
  const version = draft?.version ?? 0;
  if (kept === null) return { key: 0, draft, version, values, isUnsaved: false };
  // The draft may have been saved, submitted or cleared elsewhere meanwhile; its version differs then.
  return { key: 0, draft, version: kept.basedOn ?? version, values: kept.values, isUnsaved: true };
}

/** The prefix as typed so far. */
function previewOf({ secondNodeId, enterprisePrefix }: PrefixValues, { nodes }: SecondNodes) {
  const node = nodes.find(({ id }) => id === secondNodeId);
  return { nodePrefix: node?.nodePrefix ?? '', enterprisePrefix: joinedDigits(enterprisePrefix) };
}

/** The form with its notes, initialised from the draft. */
export function FormPage({ kept, given, ...rest }: FormPageProps) {
  const draft = useDraftAtFirst(rest.userId, given, () => {
    if (kept !== null) keepUnsavedForm(kept);
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

  function beginWith(draft: StoredDraft | null) {
    const begins = beginning(draft, null);
    setValues(begins.values);
    setBegun({ ...begins, key: begun.key + 1 });
  }

  return (
    <PrefixFrame state={state} page={page} takesFocus={takesFocus}>
      <Columns>
        <RegistrationForm
          key={begun.key}
          userId={userId}
          registration={registration}
          draft={begun.draft}
          version={begun.version}
          initialValues={begun.values}
          isUnsaved={begun.isUnsaved}
          nodes={nodes}
          now={now}
          send={send}
          onValuesChange={setValues}
          onBeginWith={beginWith}
          onOver={(left, basedOn) => {
            keepUnsavedForm({ userId, values: left, basedOn });
            leave();
          }}
          onSubmitted={onSubmitted}
        />
        <PageAside preview={previewOf(values, nodes)} isFirst notesOpen={page.notesOpen} />
      </Columns>
    </PrefixFrame>
  );
}

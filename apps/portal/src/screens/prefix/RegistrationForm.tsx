import type { PrefixAvailability, Registration, StoredDraft } from '@lima-id/api';
import {
  type Area,
  type Industry,
  type PrefixForm,
  prefixForm,
  prefixMessages,
  reviewPage,
  reviewStatuses,
} from '@lima-id/domain';
import { type Clock, ConfirmDialog, InlineAlert, type SendCodeSession } from '@lima-id/ui';
import { Form, type FormRefusal } from '@lima-id/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { industriesKey } from '../../shared/reference/useIndustries.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { LegalCard } from './LegalCard.tsx';
import { levelText } from './levelText.ts';
import { NodeCard } from './NodeCard.tsx';
import { draftOfValues, type PrefixValues } from './prefixValues.ts';
import { availabilityKey } from './queryKeys.ts';
import { FormColumn } from './RegistrationForm.styles.ts';
import { SubmitCard } from './SubmitCard.tsx';
import type { SendPicture } from './sendPicture.ts';
import { standingMarks } from './standingMarks.ts';
import { takenWords } from './takenWords.ts';
import { dropUnsavedForm, keepUnsavedForm } from './unsavedForm.ts';
import { areasKey } from './useAreas.ts';
import { useDraftSaver } from './useDraftSaver.ts';
import type { SecondNodes } from './useSecondNodes.ts';
import { useSubmission } from './useSubmission.ts';

const ConfirmSubmission = lazy(() => import('./ConfirmSubmission.tsx'));

interface RegistrationFormProps {
  userId: string;
  registration: Registration | null;
  /** The initial draft; null without one. */
  draft: StoredDraft | null;
  /** The version of the draft that the initial values are based on; 0 without one. */
  version: number;
  initialValues: PrefixValues;
  /** The initial values differ from the draft's, and have to be saved. */
  isUnsaved: boolean;
  nodes: SecondNodes;
  now: Clock | undefined;
  send: SendPicture;
  onValuesChange: (values: PrefixValues) => void;
  /** Restarts with another draft, or empty. */
  onBeginWith: (draft: StoredDraft | null) => void;
  /** The session expired: the input, and the version it is based on. */
  onOver: (values: PrefixValues, basedOn: number | null) => void;
  /** The registration was sent, perhaps elsewhere, so it is read again. */
  onSubmitted: () => Promise<void>;
}

/** The form of a registration in its four parts; the input is saved as a draft. */
export function RegistrationForm({
  userId,
  registration,
  draft,
  version,
  initialValues,
  isUnsaved,
  nodes,
  now,
  send,
  onValuesChange,
  onBeginWith,
  onOver,
  onSubmitted,
}: RegistrationFormProps) {
  const client = useQueryClient();
  const typed = useRef(initialValues);
  const [smsSession, setSmsSession] = useState<SendCodeSession | null>(null);
  const review = registration?.reviewStatus ?? 'none';
  const { reason } = reviewPage(review, registration?.feedback?.words, true);
  const [marked] = useState(() => (registration === null ? {} : standingMarks(registration, initialValues)));
  const leave = (basedOn: number | null) => onOver(typed.current, basedOn);
  const { saver, status } = useDraftSaver(draft, version, draftOfValues(initialValues), {
    onOver: leave,
    onLeft: (basedOn) => keepUnsavedForm({ userId, values: typed.current, basedOn }),
    onSaved: () => dropUnsavedForm(),
  });
  const sendOrLeave: SendPicture = (kind) => async (file, upload) => {
    try {
      return await send(kind)(file, upload);
    } catch (error) {
      if (isSessionOver(error)) leave(saver.version());
      throw error;
    }
  };
  const submission = useSubmission({ review, saver, onOver: leave, onSubmitted });

  useEffect(() => {
    if (isUnsaved) saver.saveNow(draftOfValues(initialValues));
  }, [isUnsaved, saver, initialValues]);

  function note(values: PrefixValues) {
    typed.current = values;
    onValuesChange(values);
    saver.note(draftOfValues(values));
  }

  function beginWith(next: StoredDraft | null) {
    saver.drop();
    onBeginWith(next);
  }

  /** Gives up what is typed: without a newer draft, the registration shows what became of it. */
  function takeNewer(newer: StoredDraft | null) {
    if (newer !== null) return beginWith(newer);
    saver.drop();
    void onSubmitted();
  }

  async function check(form: PrefixForm): Promise<FormRefusal<PrefixValues> | undefined> {
    const node = nodes.nodes.find(({ id }) => id === form.secondNodeId);
    if (node === undefined) return { fields: { secondNodeId: prefixMessages.availability.nodeUnknown } };
    const known = client.getQueryData<PrefixAvailability>(availabilityKey(form.secondNodeId, form.enterprisePrefix));
    if (known?.available === false) return { fields: { enterprisePrefix: takenWords(known) } };
    return await submission.submit(form, {
      nodePrefix: node.nodePrefix,
      id: registration?.id,
      secondNodeName: node.name,
      industryText: levelText(form.industryCodes, (request) => client.getQueryData<Industry[]>(industriesKey(request))),
      areaText: levelText(form.areaCodes, (request) => client.getQueryData<Area[]>(areasKey(request))),
    });
  }

  return (
    <FormColumn>
      {reason === null ? null : (
        <InlineAlert tone="danger" title={reviewStatuses.rejected}>
          {reason}
        </InlineAlert>
      )}
      {status.phase === 'conflict' ? (
        <DraftConflict
          newer={status.newer}
          onTakeNewer={() => takeNewer(status.newer)}
          onKeepMine={() => saver.keepMine()}
        />
      ) : null}
      <Form<PrefixValues, PrefixForm>
        aria-label="企业标识前缀注册申请表"
        schema={prefixForm}
        defaultValues={initialValues}
        marked={marked}
        summary
        onValuesChange={note}
        onSubmit={check}
      >
        <NodeCard nodes={nodes} />
        <CompanyCard send={sendOrLeave} />
        <LegalCard send={sendOrLeave} />
        <ContactCard />
        <SubmitCard
          status={status}
          saver={saver}
          refusal={submission.refusal}
          onCleared={() => beginWith(null)}
          onOver={() => leave(saver.version())}
        />
      </Form>
      <ConfirmDialog
        open={submission.dialog === 'overwrite'}
        onOpenChange={(open) => {
          if (!open) submission.cancel();
        }}
        title="重新提交申请？"
        description={prefixMessages.overwrite}
        confirmLabel="继续提交"
        onConfirm={submission.accept}
      />
      {submission.dialog === 'confirmation' && submission.form !== null ? (
        <Suspense>
          <ConfirmSubmission
            mobile={submission.form.contactPersonPhone}
            isSending={submission.isSending}
            session={smsSession}
            onSessionChange={setSmsSession}
            onConfirm={submission.confirm}
            onCancel={submission.cancel}
            onOver={() => leave(saver.version())}
            now={now}
          />
        </Suspense>
      ) : null}
    </FormColumn>
  );
}

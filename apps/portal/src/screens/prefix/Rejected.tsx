import type { Registration, StoredDraft } from '@lima-id/api';
import { reopenRegistration } from '@lima-id/api';
import { messages, prefixMessages, rejectionReasons, reviewPage, reviewStatuses } from '@lima-id/domain';
import { Button, DescriptionList, InlineAlert, listRole, Tag } from '@lima-id/ui';
import { useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { Marked, Sheet, Words } from './ReviewPanel.styles.ts';
import { timeRow } from './timeRow.ts';

interface RejectedProps {
  registration: Registration;
  onReopened: (draft: StoredDraft) => void;
  onOver: () => void;
}

/** Why a registration was rejected, the fields to correct, and the link back to the form. */
export function Rejected({ registration, onReopened, onOver }: RejectedProps) {
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState('');
  const { feedback } = registration;
  const { reason } = reviewPage('rejected', feedback?.words);

  async function reopen() {
    setOpening(true);
    setFailure('');
    try {
      onReopened(await call(reopenRegistration, undefined));
    } catch (error) {
      setOpening(false);
      if (isSessionOver(error)) onOver();
      else setFailure(failureText(error, messages.request.failed));
    }
  }

  return (
    <Sheet forwardedAs="section" padding="none" aria-labelledby="review-title">
      <Tag tone="danger" dot>
        {reviewStatuses.rejected}
      </Tag>
      <Words>
        <h2 id="review-title">资料需要修改</h2>
        <p>{reason}</p>
      </Words>
      {feedback === null || feedback.fields.length === 0 ? null : (
        <Marked role={listRole} aria-label="需要修改的内容">
          {feedback.fields.map(({ field, reason: why }) => (
            <li key={field}>
              <strong>{prefixMessages.label[field]}</strong>
              <span>{rejectionReasons[why]}</span>
            </li>
          ))}
        </Marked>
      )}
      <DescriptionList
        items={[
          { label: '申请前缀', value: registration.identifierPrefix, face: 'code' },
          ...timeRow('提交时间', registration.submittedAt),
          ...timeRow('审核时间', feedback?.at ?? 0),
          { label: '客服电话', value: brand.phone, face: 'figure' },
        ]}
      />
      {failure === '' ? null : (
        <InlineAlert tone="danger" live>
          {failure}
        </InlineAlert>
      )}
      <Button loading={isOpening} onClick={() => void reopen()}>
        重新填写
      </Button>
    </Sheet>
  );
}

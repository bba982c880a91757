import type { Registration, StoredDraft } from '@lima-id/api';
import { prefixMessages, prefixReviewDays, reviewStatuses } from '@lima-id/domain';
import { DescriptionList, Tag } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { Approved } from './Approved.tsx';
import { Rejected } from './Rejected.tsx';
import { Sheet, Words } from './ReviewPanel.styles.ts';
import { Suspended } from './Suspended.tsx';
import { timeRow } from './timeRow.ts';

interface ReviewPanelProps {
  registration: Registration;
  onReopened: (draft: StoredDraft) => void;
  onOver: () => void;
}

const duration = `审核一般需要 ${prefixReviewDays} 个工作日，您可以随时在本页查看进度。`;

/** Texts of the reviews in progress. */
const waiting = {
  platformReview: { title: '资料已提交，正在审核', text: duration },
  topNodeReview: { title: '平台审核已通过，等待顶级节点审核', text: duration },
  unknown: { title: '资料已提交', text: `暂时无法取得审核进度，请稍后再来查看，或致电 ${brand.phone}。` },
} as const;

function Waiting({ registration, status }: { registration: Registration; status: keyof typeof waiting }) {
  const { title, text } = waiting[status];
  return (
    <Sheet forwardedAs="section" padding="none" aria-labelledby="review-title">
      <Tag tone={status === 'unknown' ? 'neutral' : 'warning'} dot>
        {reviewStatuses[status]}
      </Tag>
      <Words>
        <h2 id="review-title">{title}</h2>
        <p>{text}</p>
      </Words>
      <DescriptionList
        items={[
          { label: '申请前缀', value: registration.identifierPrefix, face: 'code' },
          { label: prefixMessages.label.companyName, value: registration.companyName },
          ...timeRow('提交时间', registration.submittedAt),
        ]}
      />
    </Sheet>
  );
}

/** The status of the review, and the next steps. */
export function ReviewPanel({ registration, onReopened, onOver }: ReviewPanelProps) {
  const { reviewStatus } = registration;
  if (reviewStatus === 'approved') return <Approved {...registration} />;
  if (reviewStatus === 'rejected')
    return <Rejected registration={registration} onReopened={onReopened} onOver={onOver} />;
  if (reviewStatus === 'suspended') return <Suspended {...registration} why={registration.feedback?.words ?? ''} />;
  return <Waiting registration={registration} status={reviewStatus} />;
}

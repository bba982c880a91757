import { type ReviewPage, type ReviewState, reviewStatuses } from '@lima-id/domain';
import type { Step } from '@lima-id/ui';

/** The progress of a registration, as the steps on top show it. */
export interface Progress {
  steps: Step[];
  /** From 1; one more than there are steps when all are done. */
  current: number;
  failed: boolean;
}

const bothLevels = '平台与顶级节点依次审核';

/** The last step where it reads as a failure. */
const failures = {
  rejected: { title: reviewStatuses.rejected, note: '修改后可以重新提交' },
  suspended: { title: reviewStatuses.suspended, note: '恢复后可以继续使用' },
} as const;

/** Text below the review step: the current level. */
function reviewNote(state: ReviewState): string {
  return state === 'platformReview' || state === 'topNodeReview' ? reviewStatuses[state] : bothLevels;
}

/** The three steps of a registration, and which of them is the current one. */
export function progressSteps(state: ReviewState, { step, failed }: Pick<ReviewPage, 'step' | 'failed'>): Progress {
  const last = failed
    ? failures[state === 'suspended' ? 'suspended' : 'rejected']
    : { title: '审核通过，获得前缀', ...(step === 3 ? {} : { note: '未通过可修改后重新提交' }) };
  const steps = [
    { title: '填写并提交', note: '约 10 分钟' },
    { title: '审核中', note: step === 2 ? reviewNote(state) : bothLevels },
    last,
  ];
  return { steps, current: step === 3 && !failed ? steps.length + 1 : step, failed };
}

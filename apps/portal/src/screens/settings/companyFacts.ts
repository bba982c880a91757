import type { UserCompany } from '@lima-id/api';
import { type ReviewStatus, reviewStatuses } from '@lima-id/domain';
import { brand } from '../../brand/brand.ts';

/** The text and colour of a review status, and whether the registration has to be filled in again. */
export interface ReviewWords {
  text: string;
  tone: 'warning' | 'success' | 'danger' | 'neutral';
  canReenter: boolean;
}

const tones = {
  platformReview: 'warning',
  topNodeReview: 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
  unknown: 'neutral',
} as const satisfies Record<ReviewStatus, ReviewWords['tone']>;

/** How a review status reads. */
export function reviewWords(status: ReviewStatus): ReviewWords {
  return { text: reviewStatuses[status], tone: tones[status], canReenter: status === 'rejected' };
}

/** The second-level node of a prefix: `健身器材行业二级节点（88.118）`, the number alone where it is another's; null without a prefix. */
export function nodeWords({ identifierPrefix }: Pick<UserCompany, 'identifierPrefix'>): string | null {
  const number = /^[^.]+\.[^.]+/.exec(identifierPrefix)?.[0];
  if (number === undefined) return null;
  return number === brand.node.prefix ? `${brand.node.name}（${number}）` : number;
}

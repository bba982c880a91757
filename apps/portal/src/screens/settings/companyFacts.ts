import type { UserCompany } from '@lima-id/api';
import { type ReviewStatus, reviewStatus, reviewStatuses } from '@lima-id/domain';
import { brand } from '../../brand/brand.ts';

/** How an enterprise's review reads: its words, its colour, and whether the registration has to be re-encoded. */
export interface ReviewWords {
  text: string;
  tone: 'warning' | 'success' | 'danger' | 'neutral';
  canReenter: boolean;
}

const tones = { 0: 'warning', 1: 'warning', 2: 'success', 3: 'danger', [-2]: 'neutral' } as const satisfies Record<
  ReviewStatus,
  ReviewWords['tone']
>;

/** How a review status reads; one that nobody knows is unknown. */
export function reviewWords(status: number): ReviewWords {
  const read = reviewStatus.safeParse(status);
  const known = read.success ? read.data : -2;
  return { text: reviewStatuses[known], tone: tones[known], canReenter: known === 3 };
}

/** The second-level node of a prefix: `健身器材行业二级节点（88.118）`, the number alone where it is another's; null without a prefix. */
export function nodeWords({ identifierPrefix }: Pick<UserCompany, 'identifierPrefix'>): string | null {
  const number = /^[^.]+\.[^.]+/.exec(identifierPrefix)?.[0];
  if (number === undefined) return null;
  return number === brand.node.prefix ? `${brand.node.name}（${number}）` : number;
}

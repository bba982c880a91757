import { reviewStatus } from '@lima-id/domain';
import { wireWords, wireWordsOrUnknown } from './words.ts';

/** The review statuses of a registration with their wire codes. Source: docs/rules/prefix.md. */
export const reviewStatusCodes = {
  platformReview: 0,
  topNodeReview: 1,
  approved: 2,
  rejected: 3,
  suspended: 4,
  unknown: -2,
} as const;

export const wireReviewStatus = wireWords(reviewStatus, reviewStatusCodes);

/** The review status of a user's enterprise: other gateways may send undocumented numbers. */
export const wireExamineStatus = wireWordsOrUnknown(reviewStatus, reviewStatusCodes, 'unknown');

import { invoiceMessages } from '@lima-id/domain';

const conflict = 409;

/** Refusals of the invoice calls: what happened, then what to do. */
export const invoiceRefusals = {
  /** For others the invoice does not exist. */
  unknown: { status: 404, message: invoiceMessages.unknown },
  notAllowed: { status: conflict, message: invoiceMessages.notAllowed },
  numberTaken: { status: conflict, message: invoiceMessages.issue.numberTaken },
  /** Refusals of the rules. */
  conflicts: (message: string) => ({ status: conflict, message }),
  invalid: (message: string) => ({ status: 422, message }),
} as const;

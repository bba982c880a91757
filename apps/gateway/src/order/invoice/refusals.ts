import { invoiceMessages } from '@lima-id/domain';

const conflict = 409;

/** Every way in which a call of invoices is refused: what happened, then what to do. */
export const invoiceRefusals = {
  /** To others it is as if the invoice did not exist. */
  unknown: { status: 404, message: invoiceMessages.unknown },
  notAllowed: { status: conflict, message: invoiceMessages.notAllowed },
  numberTaken: { status: conflict, message: invoiceMessages.issue.numberTaken },
  /** What the rules say against it. */
  conflicts: (message: string) => ({ status: conflict, message }),
  invalid: (message: string) => ({ status: 422, message }),
} as const;

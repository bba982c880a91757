import { refusals } from '../refusals.ts';

/** Thrown when the limits of concurrent forms are reached; the error handler turns it into the envelope. */
export class FormLimitReached extends Error {
  override readonly name = 'FormLimitReached';
  readonly statusCode = refusals.busy.status;
}

/** Thrown when a form or one of its files is too large for the endpoint. */
export class FormTooLarge extends Error {
  override readonly name = 'FormTooLarge';
  readonly statusCode = refusals.bodyTooLarge.status;
}

import { refusals } from '../refusals.ts';

/** Thrown where forms with files have no room for another; the error handler turns it into the envelope. */
export class NoRoomForForm extends Error {
  override readonly name = 'NoRoomForForm';
  readonly statusCode = refusals.busy.status;
}

/** Thrown for a form, or a file in it, that is larger than the endpoint takes. */
export class FormTooLarge extends Error {
  override readonly name = 'FormTooLarge';
  readonly statusCode = refusals.bodyTooLarge.status;
}

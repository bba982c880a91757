import type { RegistrationRefusal } from '../refusals.ts';

/** Thrown where a registration is refused in the middle of a transaction: takes back what was begun, a used code included. */
export class TakenBack extends Error {
  override readonly name = 'TakenBack';
  readonly refusal: RegistrationRefusal;

  constructor(refusal: RegistrationRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

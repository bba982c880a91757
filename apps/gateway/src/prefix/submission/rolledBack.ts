import type { RegistrationRefusal } from '../refusals.ts';

/** Thrown to refuse a registration inside a transaction: rolls everything back, including a consumed code. */
export class RolledBack extends Error {
  override readonly name = 'RolledBack';
  readonly refusal: RegistrationRefusal;

  constructor(refusal: RegistrationRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

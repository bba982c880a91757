import type { Refusal } from '../platform/http/mount.ts';

/** Rolls a transaction back completely, so that the code used in it stays valid. */
export class RolledBack extends Error {
  override readonly name = 'RolledBack';
  readonly refusal: Refusal<null>;

  constructor(refusal: Refusal<null>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

import type { Refusal } from '../platform/http/mount.ts';

/** Ends a transaction without a trace: the code that was used in it is as good as before. */
export class TakenBack extends Error {
  override readonly name = 'TakenBack';
  readonly refusal: Refusal<null>;

  constructor(refusal: Refusal<null>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

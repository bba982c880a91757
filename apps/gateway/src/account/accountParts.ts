import type { CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { MailCodes } from '../platform/mail/mailCodes.ts';
import type { SmsCodes } from '../platform/sms/codes/smsCodes.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import type { ReadCompany } from './accounts.ts';
import type { Mobiles } from './mobiles.ts';
import type { PasswordTries } from './passwordTries.ts';
import type { Sessions } from './sessions.ts';

export interface AccountParts {
  store: Store;
  clock: Clock;
  attempts: Attempts;
  passwordTries: PasswordTries;
  sessions: Sessions;
  smsCodes: SmsCodes;
  mailCodes: MailCodes;
  mobiles: Mobiles;
  /** Consumes a captcha proof; true once, for the scene that it was issued for. */
  consumeProof: (proof: SlideProof, scene: CaptchaScene) => Promise<boolean>;
  readCompany: ReadCompany;
  /** Deletes the prefix draft of a locked account within a transaction. */
  dropDraft: (transaction: Transaction<Tables>, accountId: string) => Promise<void>;
}

import type { CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import type { MailCodes } from '../platform/mail/mailCodes.ts';
import type { SmsCodes } from '../platform/sms/codes/smsCodes.ts';
import type { ReadCompany } from './accounts.ts';
import type { Mobiles } from './mobiles.ts';
import type { PasswordTries } from './passwordTries.ts';
import type { Sessions } from './sessions.ts';

/** What the calls of the account work with. */
export interface AccountParts {
  store: Store;
  clock: Clock;
  attempts: Attempts;
  passwordTries: PasswordTries;
  sessions: Sessions;
  smsCodes: SmsCodes;
  mailCodes: MailCodes;
  mobiles: Mobiles;
  /** Uses a proof of a slide up; true once, for the scene it was given for. */
  consumeProof: (proof: SlideProof, scene: CaptchaScene) => Promise<boolean>;
  readCompany: ReadCompany;
}

import { emailKey, emailMessages, mailOffCode } from '@lima-id/domain';
import { type Codes, type CodesOptions, createCodes } from '../codes/codes.ts';
import type { MailPort, MailPurpose } from './mailPort.ts';

/** Refusals of codes by mail: what happened, then what to do. */
export const mailCodeRefusals = {
  off: { status: 503, code: mailOffCode, message: `${emailMessages.mailOff}，请稍后再试，或联系客服` },
  notSent: { status: 503, message: emailMessages.mailFailed },
  /** A wrong old address cannot be corrected by its owner in the form. */
  recipient: {
    changeEmail: { status: 422, message: '原邮箱无法接收邮件，请联系客服' },
    newEmail: { status: 422, message: '新邮箱无法接收邮件，请核对后重新输入' },
    emailChanged: { status: 422, message: emailMessages.mailFailed },
  },
} as const;

export interface MailCodesOptions extends CodesOptions {
  /** Null when the platform sends none. */
  mail: MailPort | null;
}

/** Codes by mail: `Codes` with addresses, which are normalized. */
export interface MailCodes extends Codes<MailPurpose> {
  /** Whether the platform sends mail at all. */
  readonly isOn: boolean;
}

export function createMailCodes({ mail, ...options }: MailCodesOptions): MailCodes {
  const codes = createCodes<MailPurpose, 'recipient' | 'refused' | 'unreachable'>(options, {
    name: 'mail',
    recipientKey: emailKey,
    send: mail === null ? null : (email, purpose, code) => mail.send({ email, purpose, code }),
    off: () => mailCodeRefusals.off,
    failed: (reason, purpose) => {
      if (reason === 'recipient') return mailCodeRefusals.recipient[purpose];
      return reason === 'unreachable' ? mailCodeRefusals.off : mailCodeRefusals.notSent;
    },
  });
  return { ...codes, isOn: mail !== null };
}

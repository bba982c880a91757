import { emailMessages, readEmail, typedEmail } from '@lima-id/domain';
import { useFormActions, useFormValue } from '@lima-id/ui/form';
import { CodeCheck, type CodeCheckProps } from '../../shared/account/CodeCheck.tsx';
import { type SendCode, SentCodeField } from '../../shared/account/SentCodeField.tsx';
import { call } from '../../shared/api/call.ts';
import { accountCall } from '../../shared/api/lateCalls.ts';
import { useLoginAgain } from './useLoginAgain.ts';

interface MailCheckProps extends CodeCheckProps {
  userId: string;
  /** The account's current address, which receives the code; the value of the form's field `email` by default. */
  own?: string;
}

/** Slide, send, code by mail: two rows of a form that has the field `email`. */
export function MailCheck({ userId, own, ...check }: MailCheckProps) {
  const loginAgain = useLoginAgain(userId);
  const typed = useFormValue<{ email: string }, 'email'>('email');
  const { check: checkField } = useFormActions<{ email: string }>();

  async function prepare(): Promise<SendCode | null> {
    if (own !== undefined) return (proof) => call(accountCall('sendOwnEmailCode'), proof);
    const email = readEmail(typed);
    if (email !== null) return (proof) => call(accountCall('sendNewEmailCode'), { email, ...proof });
    await checkField('email');
    return null;
  }

  return (
    <CodeCheck {...check} scene={own === undefined ? 'newEmail' : 'changeEmail'}>
      {(code) => (
        <SentCodeField
          {...code}
          channel="mail"
          recipient={own ?? typedEmail(typed)}
          prepare={prepare}
          failed={emailMessages.mailFailed}
          onOver={loginAgain}
        />
      )}
    </CodeCheck>
  );
}

import type { SmsPurpose } from '@lima-id/api';
import { accountMessages, readMobile, typedMobile } from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { useFormActions } from '@lima-id/ui/form';
import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { type CodeEntryProps, type SendCode, SentCodeField } from './SentCodeField.tsx';

export interface SmsCodeFieldProps extends CodeEntryProps {
  /** The purpose of the code. The slide's scene has the same name. */
  purpose: SmsPurpose;
  /** The recipient's number, as typed. An invalid one is reported at the form's field `mobile`. */
  mobile: string;
}

/** The field for a code that is sent by SMS, with the button that sends it. It stands in a form that has a field `mobile`. */
export function SmsCodeField({ purpose, mobile, ...field }: SmsCodeFieldProps) {
  const toast = useToast();
  const { check } = useFormActions<{ mobile: string }>();

  async function prepare(): Promise<SendCode | null> {
    const number = readMobile(mobile);
    if (number !== null) return (proof) => call(accountCall('sendSmsCode'), { mobile: number, purpose, ...proof });
    if (await check('mobile')) toast.show({ tone: 'danger', text: accountMessages.mobileWrong });
    return null;
  }

  return (
    <SentCodeField
      {...field}
      channel="sms"
      recipient={typedMobile(mobile)}
      prepare={prepare}
      failed={accountMessages.smsFailed}
    />
  );
}

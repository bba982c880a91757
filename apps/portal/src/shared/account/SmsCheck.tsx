import { useFormValue } from '@lima-id/ui/form';
import { CodeCheck, type CodeCheckProps } from './CodeCheck.tsx';
import { SmsCodeField } from './SmsCodeField.tsx';

export interface SmsCheckProps extends CodeCheckProps {
  /** What the slide and the code are for. */
  purpose: 'codeLogin' | 'register' | 'resetPassword' | 'changeMobile' | 'newMobile' | 'changeEmail';
  /** The recipient of the code; the value of the form's field `mobile` by default. */
  recipient?: string;
}

/** Slide, send, code by SMS: two rows of a form that has the field `mobile`, or is given the recipient. */
export function SmsCheck({ purpose, recipient, ...check }: SmsCheckProps) {
  const typed = useFormValue<{ mobile: string }, 'mobile'>('mobile');
  return (
    <CodeCheck {...check} scene={purpose}>
      {(code) => <SmsCodeField {...code} purpose={purpose} mobile={recipient ?? typed} />}
    </CodeCheck>
  );
}

import { Checkbox } from '@lima-id/ui';
import type { Ref } from 'react';
import { AgreementLink } from '../agreement/AgreementLink.tsx';

interface AgreementCheckProps {
  /** Name of the app that is bought, tried or asked about. */
  app: string;
  agreed: boolean;
  onAgreedChange: (agreed: boolean) => void;
  /** The visitor wanted to go on without having agreed. */
  reminded: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The agreements of an app, which every act with it asks for. */
export function AgreementCheck({ app, agreed, onAgreedChange, reminded, ref }: AgreementCheckProps) {
  const agree = () => onAgreedChange(true);
  return (
    <Checkbox ref={ref} checked={agreed} onCheckedChange={onAgreedChange} error={reminded ? '请先阅读并勾选' : ''}>
      我已阅读并同意
      <AgreementLink title={`${app}服务协议`} agreement={{ app }} onAgree={agree} />
      <AgreementLink title="应用市场用户协议" agreement="market" onAgree={agree} />
    </Checkbox>
  );
}

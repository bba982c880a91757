import { AgreementLink } from '../../shared/agreement/AgreementLink.tsx';

/** The two texts that a visitor agrees to. They open over the page, so that nothing typed is lost. */
export function Agreements() {
  return (
    <>
      <AgreementLink title="用户服务协议" agreement="account" />
      <span>与</span>
      <AgreementLink title="隐私政策" agreement="privacy" />
    </>
  );
}

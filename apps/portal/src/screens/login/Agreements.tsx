import { AgreementLink } from '../../shared/agreement/AgreementLink.tsx';

/** The title of the agreement about an account. */
export const accountAgreement = '用户协议';

interface AgreementsProps {
  /** Called when the visitor agrees to one of them in its dialog: pass it where they stand at a checkbox. */
  onAgree?: () => void;
}

/** The two texts that a visitor agrees to. They open over the page, so that nothing typed is lost. */
export function Agreements(props: AgreementsProps) {
  return (
    <>
      <AgreementLink {...props} title={accountAgreement} agreement="account" />
      <span>与</span>
      <AgreementLink {...props} title="隐私政策" agreement="privacy" />
    </>
  );
}

import { Button, Dialog } from '@lima-id/ui';
import { type Agreement, agreementParts } from '../../brand/agreements.ts';
import { Parts } from './AgreementDialog.styles.ts';
import { agreeLabel } from './agreeLabel.ts';

interface AgreementDialogProps {
  title: string;
  agreement: Agreement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the reader agrees; without it there is nothing to agree to, and the agreement is only read. */
  onAgree?: (() => void) | undefined;
}

/** An agreement to be read, and agreed to. */
export default function AgreementDialog({ title, agreement, open, onOpenChange, onAgree }: AgreementDialogProps) {
  function close() {
    onAgree?.();
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      width={720}
      footer={<Button onClick={close}>{onAgree === undefined ? '我知道了' : agreeLabel}</Button>}
    >
      <Parts>
        {agreementParts(agreement).map(({ head, paragraphs }) => (
          <section key={head}>
            <h3>{head}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Parts>
    </Dialog>
  );
}

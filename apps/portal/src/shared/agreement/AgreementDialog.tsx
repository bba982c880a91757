import { Button, Dialog } from '@lima-id/ui';
import { type Agreement, agreementParts } from '../../brand/agreements.ts';
import { Parts } from './AgreementDialog.styles.ts';

interface AgreementDialogProps {
  title: string;
  agreement: Agreement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** An agreement to be read. */
export default function AgreementDialog({ title, agreement, open, onOpenChange }: AgreementDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      width={720}
      footer={<Button onClick={() => onOpenChange(false)}>我知道了</Button>}
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

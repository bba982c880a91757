import { type InvoiceStatus, invoiceStatuses } from '@lima-id/domain';
import { Tag, type TagProps } from '@lima-id/ui';

const tones: Record<InvoiceStatus, NonNullable<TagProps['tone']>> = {
  requested: 'warning',
  issued: 'success',
  reversed: 'neutral',
};

/** Where an invoice stands. */
export function InvoiceTag({ status }: { status: InvoiceStatus }) {
  return (
    <Tag tone={tones[status]} dot>
      {invoiceStatuses[status]}
    </Tag>
  );
}

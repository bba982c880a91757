import { Button, type ButtonProps } from '@lima-id/ui';
import { lazy, Suspense, useState } from 'react';
import type { InvoicedOrder } from './InvoiceDialog.tsx';
import { invoiceTexts } from './invoiceTexts.ts';

const InvoiceDialog = lazy(() => import('./InvoiceDialog.tsx'));

interface AskForInvoiceProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  userId: string;
  order: InvoicedOrder;
  children?: string;
}

/** The button that opens the request for the invoice of an order. */
export function AskForInvoice({ userId, order, children = invoiceTexts.ask, ...rest }: AskForInvoiceProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...rest} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Suspense>
        {asking ? <InvoiceDialog userId={userId} order={order} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}

import type { ReactNode } from 'react';
import type { LeadRequest } from '../contact/contactEvents.ts';

/** Fetches the dialog that a request asks for, and opens it where what it gives is shown. Rejects when the dialog's code does not come. */
export async function fetchDialog(request: LeadRequest): Promise<ReactNode> {
  if (request.kind === 'contact') {
    const { ContactDialog } = await import('./ContactDialog.tsx');
    return <ContactDialog request={request} />;
  }
  const { InquiryDialog } = await import('./InquiryDialog.tsx');
  return <InquiryDialog request={request} />;
}

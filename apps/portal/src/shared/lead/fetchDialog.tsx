import type { ReactNode } from 'react';
import type { LeadRequest } from '../contact/contactEvents.ts';

/** Loads the dialog of a request, and returns it for the mount point. Rejects when its code fails to load. */
export async function fetchDialog(request: LeadRequest): Promise<ReactNode> {
  if (request.kind === 'contact') {
    const { ContactDialog } = await import('./ContactDialog.tsx');
    return <ContactDialog request={request} />;
  }
  const { InquiryDialog } = await import('./InquiryDialog.tsx');
  return <InquiryDialog request={request} />;
}

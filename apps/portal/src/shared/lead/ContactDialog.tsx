import { useId } from 'react';
import type { ContactRequest } from '../contact/contactEvents.ts';
import { ContactForm } from './ContactForm.tsx';
import { Body } from './LeadForm.styles.ts';
import { LeadFrame } from './LeadFrame.tsx';
import { useLeadModal } from './useLeadModal.ts';

/** 联系我们: requests to be contacted, with or without a login. */
export function ContactDialog({ request }: { request: ContactRequest }) {
  const { modal, close, send } = useLeadModal('contact', request);
  const formId = useId();
  return (
    <LeadFrame kind="contact" modal={modal} onClose={close} formId={formId}>
      <Body>
        <ContactForm key={modal.round} id={formId} request={request} send={send} />
      </Body>
    </LeadFrame>
  );
}

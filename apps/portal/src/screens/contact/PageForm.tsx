import { FinderFrame, InlineAlert, QrCode } from '@lima-id/ui';
import { SubmitButton } from '@lima-id/ui/form';
import type { Ref } from 'react';
import { brand } from '../../brand/brand.ts';
import type { ContactRequest } from '../../shared/contact/contactEvents.ts';
import { ContactForm } from '../../shared/lead/ContactForm.tsx';
import { useLeadModal } from '../../shared/lead/useLeadModal.ts';
import { Account, Columns, Head, Send, Topic } from './PageForm.styles.ts';
import { texts } from './texts.ts';

const titleId = 'contact-form';

/** Width of the picture that leads to the official account, in px. */
const accountQrPx = 144;

interface PageFormProps {
  /** The subject; another object resets the form. */
  request: ContactRequest;
  onSent: () => void;
  ref?: Ref<HTMLElement>;
}

/** The form of the dialog as a part of the page, next to the official account. It stays open: after a success it is reset. */
export function PageForm({ request, onSent, ref }: PageFormProps) {
  const { modal, send } = useLeadModal('contact', request);
  const { form, account } = texts;
  return (
    <Columns aria-labelledby={titleId} ref={ref}>
      <Head>
        <h2 id={titleId}>{form.title}</h2>
        <p>{form.text}</p>
      </Head>
      <div>
        {request.subject === texts.title ? null : <Topic>{form.topic(request.subject)}</Topic>}
        <ContactForm
          key={modal.round}
          request={request}
          send={async (call) => {
            if (await send(call)) onSent();
          }}
        >
          {modal.notice === null || modal.phase === 'closed' ? null : (
            <InlineAlert tone="danger" live>
              {modal.notice}
            </InlineAlert>
          )}
          <Send>
            <SubmitButton size="lg">{form.submit}</SubmitButton>
          </Send>
        </ContactForm>
      </div>
      <Account>
        <FinderFrame inset={-10}>
          <QrCode value={brand.qr.officialAccount} label={account.label} width={accountQrPx} />
        </FinderFrame>
        <figcaption>
          <b>{account.label}</b>
          <span>{account.text}</span>
        </figcaption>
      </Account>
    </Columns>
  );
}

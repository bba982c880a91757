import { sendContactRequest } from '@lima-id/api';
import { type ContactForm as ContactFields, contactForm, leadInterests } from '@lima-id/domain';
import { Field, Form, useFormActions } from '@lima-id/ui/form';
import { type ReactNode, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../api/call.ts';
import type { ContactRequest, LeadInterest } from '../contact/contactEvents.ts';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import { CompanyPrefill } from './CompanyPrefill.tsx';
import { IndustryField } from './IndustryField.tsx';
import { InformationStatement } from './InformationStatement.tsx';
import { InterestField } from './InterestField.tsx';
import { chosenBeside, interestsAtFirst } from './interests.ts';
import { hasLeadDraft, keepLeadValues, leadRequestIdFor, readLeadValues } from './leadDraft.ts';
import { PersonFields } from './PersonFields.tsx';

const schema = z.object({ ...contactForm.shape, interests: leadInterests });
type Asked = z.infer<typeof schema>;

/** What the fields hold. */
interface ContactValues extends Omit<ContactFields, 'agreement'> {
  agreement: boolean;
  interests: readonly LeadInterest[];
}

const empty: ContactValues = {
  industryCode: '',
  companyName: '',
  contactPersonName: '',
  contactPersonPhone: '',
  consultContent: '',
  interests: [],
  agreement: false,
};

const none: readonly LeadInterest[] = [];

function valuesAtFirst(named: readonly LeadInterest[]): ContactValues {
  const values = readLeadValues('contact', empty);
  return { ...values, interests: interestsAtFirst(named, values.interests) };
}

/** Restores the stored draft into a prerendered form, which lacks this browser's data. */
function DraftOfBrowser({ named }: { named: readonly LeadInterest[] }) {
  const { reset } = useFormActions<ContactValues>();
  useEffect(() => {
    if (hasLeadDraft('contact')) reset(valuesAtFirst(named));
  }, [reset, named]);
  return null;
}

interface ContactFormProps {
  id?: string;
  request: ContactRequest;
  /** Submits the form, and reports the outcome. */
  send: (call: () => Promise<unknown>) => Promise<unknown>;
  /** Below the fields: the submit button where it is not elsewhere. */
  children?: ReactNode;
}

/**
 * Requests to be contacted, with or without a login; in the dialog and on a page of its own. It starts with the stored draft, and
 * repeats reuse the request id. A new round has another `key`.
 */
export function ContactForm({ id, request, send, children }: ContactFormProps) {
  const { subject, interests: named = none } = request;
  const isTakenOver = useIsHydrated();
  const [cameDrawn] = useState(!isTakenOver);
  const [defaultValues] = useState(() => (cameDrawn ? { ...empty, interests: named } : valuesAtFirst(named)));

  async function submit(form: Asked) {
    const { industryCode, companyName, contactPersonName, contactPersonPhone, consultContent, interests } = form;
    const person = { companyName, contactPersonName, contactPersonPhone };
    const body = { industryCode, ...person, consultContent, interests, subject };
    await send(() => call(sendContactRequest, { ...body, requestId: leadRequestIdFor('contact', body) }));
  }

  return (
    <Form<ContactValues, Asked>
      {...(id !== undefined && { id })}
      schema={schema}
      defaultValues={defaultValues}
      onSubmit={submit}
      onValuesChange={(values) =>
        keepLeadValues('contact', { ...values, interests: chosenBeside(named, values.interests) })
      }
    >
      {cameDrawn ? <DraftOfBrowser named={named} /> : null}
      <CompanyPrefill />
      <PersonFields
        kind="contact"
        first={
          <Field<ContactValues> name="industryCode">
            <IndustryField />
          </Field>
        }
      />
      <Field<ContactValues> name="interests">
        <InterestField />
      </Field>
      <InformationStatement />
      {children}
    </Form>
  );
}

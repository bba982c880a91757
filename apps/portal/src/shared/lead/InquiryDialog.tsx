import { sendInquiry } from '@lima-id/api';
import { budgetOption, type InquiryForm, inquiryForm } from '@lima-id/domain';
import { listRole, Select } from '@lima-id/ui';
import { Field, Form } from '@lima-id/ui/form';
import { useId, useState } from 'react';
import { call } from '../api/call.ts';
import type { InquiryRequest } from '../contact/contactEvents.ts';
import { CompanyPrefill } from './CompanyPrefill.tsx';
import { Inquired } from './InquiryDialog.styles.ts';
import { Body } from './LeadForm.styles.ts';
import { LeadFrame } from './LeadFrame.tsx';
import { keepLeadValues, leadRequestIdFor, readLeadValues } from './leadDraft.ts';
import { leadTexts } from './leadTexts.ts';
import { PersonFields } from './PersonFields.tsx';
import { useLeadModal } from './useLeadModal.ts';

const { label, noBudget } = leadTexts;

/** What the fields hold. */
interface InquiryValues extends Omit<InquiryForm, 'budget'> {
  budget: string;
}

const empty: InquiryValues = {
  companyName: '',
  budget: '',
  contactPersonName: '',
  contactPersonPhone: '',
  consultContent: '',
};

const budgets = [
  { value: '', label: noBudget },
  ...budgetOption.options.map((budget) => ({ value: budget, label: budget })),
];

function InquiryFields({ id, onSubmit }: { id: string; onSubmit: (inquiry: InquiryForm) => Promise<void> }) {
  const [defaultValues] = useState(() => readLeadValues('inquiry', empty));
  return (
    <Form<InquiryValues, InquiryForm>
      id={id}
      schema={inquiryForm}
      defaultValues={defaultValues}
      onSubmit={onSubmit}
      onValuesChange={(values) => keepLeadValues('inquiry', values)}
    >
      <CompanyPrefill />
      <PersonFields
        kind="inquiry"
        last={
          <Field<InquiryValues> name="budget">
            <Select label={label.budget} options={budgets} />
          </Field>
        }
      />
    </Form>
  );
}

/** 询价: requests the price of apps, with or without a login. */
export function InquiryDialog({ request }: { request: InquiryRequest }) {
  const { modal, close, send } = useLeadModal('inquiry', request);
  const formId = useId();
  const titleId = useId();

  async function submit(form: InquiryForm) {
    const interests = request.interests.map(({ productId, packageProductId }) => ({ productId, packageProductId }));
    const body = { ...form, interests };
    await send(() => call(sendInquiry, { ...body, requestId: leadRequestIdFor('inquiry', body) }));
  }

  return (
    <LeadFrame kind="inquiry" modal={modal} onClose={close} formId={formId}>
      <Body>
        <Inquired>
          <h3 id={titleId}>{label.inquired}</h3>
          <ul role={listRole} aria-labelledby={titleId}>
            {request.interests.map(({ productId, packageProductId, name }) => (
              <li key={`${productId} ${packageProductId}`}>{name}</li>
            ))}
          </ul>
        </Inquired>
        <InquiryFields key={modal.round} id={formId} onSubmit={submit} />
      </Body>
    </LeadFrame>
  );
}

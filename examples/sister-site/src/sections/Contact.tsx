import { type ContactForm, consultContentMaxLength, contactForm, leadMessages } from '@lima-id/domain';
import { Checkbox, SectionHead, Select, TextArea, TextField, useToast } from '@lima-id/ui';
import { CheckField, Field, Form, SubmitButton, useFormActions } from '@lima-id/ui/form';
import { useEffect, useState } from 'react';
import { brand } from '../brand.ts';
import { Asking, Section } from '../site.styles.ts';

/** Form values; the agreement may not be ticked yet. */
type Typed = Omit<ContactForm, 'agreement'> & { agreement: boolean };

const empty: Typed = {
  industryCode: '',
  consultContent: '',
  contactPersonName: '',
  contactPersonPhone: '',
  companyName: '',
  agreement: false,
};

/** Codes of GB/T 4754. */
const industries = [
  { value: '387', label: '照明器具制造' },
  { value: '517', label: '灯具批发' },
  { value: '491', label: '电气安装' },
  { value: '781', label: '市政设施管理' },
];

interface EmptyWhenSentProps {
  sent: boolean;
  onEmptied(): void;
}

/** Resets the form around it after a successful submission. */
function EmptyWhenSent({ sent, onEmptied }: EmptyWhenSentProps) {
  const { reset } = useFormActions<Typed>();
  useEffect(() => {
    if (!sent) return;
    reset(empty);
    onEmptied();
  }, [sent, reset, onEmptied]);
  return null;
}

export function Contact() {
  const toast = useToast();
  const [sent, setSent] = useState(false);

  function send() {
    toast.show({ tone: 'success', text: leadMessages.sent.contact });
    setSent(true);
  }

  return (
    <Section id="contact" aria-labelledby="contact-title">
      <SectionHead index="04" label="接入" title="为您的灯具申请标识" titleId="contact-title" />
      <Asking>
        <Form<Typed, ContactForm> schema={contactForm} defaultValues={empty} onSubmit={send} summary>
          <Field<Typed> name="industryCode">
            <Select label="所属行业" options={industries} required />
          </Field>
          <Field<Typed> name="consultContent">
            <TextArea
              label="咨询内容"
              description="品类、月产量、现有铭牌样式"
              limit={consultContentMaxLength}
              required
            />
          </Field>
          <Field<Typed> name="contactPersonName">
            <TextField label="您的姓名" autoComplete="name" required />
          </Field>
          <Field<Typed> name="contactPersonPhone">
            <TextField label="联系电话" type="tel" autoComplete="tel" required />
          </Field>
          <Field<Typed> name="companyName">
            <TextField label="企业名称" autoComplete="organization" required />
          </Field>
          <CheckField<Typed> name="agreement" label="协议声明">
            <Checkbox>我已阅读并同意协议声明</Checkbox>
          </CheckField>
          <SubmitButton>提交申请</SubmitButton>
          <EmptyWhenSent sent={sent} onEmptied={() => setSent(false)} />
        </Form>
        <aside aria-label="联系灯谱">
          <strong>{brand.company.phone}</strong>
          <p>{brand.company.hours}</p>
        </aside>
      </Asking>
    </Section>
  );
}

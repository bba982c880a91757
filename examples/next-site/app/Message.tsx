'use client';
import { mobileField } from '@lima-id/domain';
import { TextField } from '@lima-id/ui';
import { Field, Form, SubmitButton } from '@lima-id/ui/form';
import { useState } from 'react';
import * as z from 'zod/mini';

const message = z.object({ phone: mobileField('请输入正确的手机号') });
type Message = z.infer<typeof message>;

/** A form bound to a rule of the domain. */
export function Message() {
  const [sent, setSent] = useState(false);
  if (sent) return <output>已收到，将尽快回电</output>;
  return (
    <Form<Message, Message>
      aria-label="留言"
      schema={message}
      defaultValues={{ phone: '' }}
      onSubmit={() => setSent(true)}
    >
      <Field<Message> name="phone">
        <TextField label="联系电话" type="tel" required />
      </Field>
      <SubmitButton>发送</SubmitButton>
    </Form>
  );
}

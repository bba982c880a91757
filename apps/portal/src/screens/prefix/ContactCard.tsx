import { prefixMessages } from '@lima-id/domain';
import { TextField } from '@lima-id/ui';
import { Field } from '@lima-id/ui/form';
import { FormPanel } from './FormPanel.tsx';
import { formParts } from './formParts.ts';
import type { PrefixValues } from './prefixValues.ts';

const { label } = prefixMessages;

/** The contact for the reviewers. */
export function ContactCard() {
  return (
    <FormPanel {...formParts.contact}>
      <Field<PrefixValues> name="contactPersonName">
        <TextField label={label.contactPersonName} required autoComplete="name" />
      </Field>
      <Field<PrefixValues> name="contactPersonPhone">
        <TextField
          label={label.contactPersonPhone}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          face="code"
        />
      </Field>
      <Field<PrefixValues> name="contactPersonEmail">
        <TextField label={label.contactPersonEmail} required type="email" autoComplete="email" data-wide="" />
      </Field>
    </FormPanel>
  );
}

import { consultContentMaxLength, type LeadKind, type LeadPerson } from '@lima-id/domain';
import { TextArea, TextField } from '@lima-id/ui';
import { Field } from '@lima-id/ui/form';
import type { ReactNode } from 'react';
import { FieldPair } from '../page/FieldPair.styles.ts';
import { leadTexts } from './leadTexts.ts';

const { label, placeholder } = leadTexts;

interface PersonFieldsProps {
  kind: LeadKind;
  /** The field next to the company's name. */
  first?: ReactNode;
  last?: ReactNode;
}

/** The sender and the subject, with the labels of both dialogs. */
export function PersonFields({ kind, first, last }: PersonFieldsProps) {
  return (
    <>
      <FieldPair>
        {first}
        <Field<LeadPerson> name="companyName">
          <TextField label={label.companyName} required autoComplete="organization" />
        </Field>
        {last}
        <Field<LeadPerson> name="contactPersonName">
          <TextField label={label.contactPersonName} required autoComplete="name" />
        </Field>
        <Field<LeadPerson> name="contactPersonPhone">
          <TextField
            label={label.contactPersonPhone}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={placeholder.contactPersonPhone}
          />
        </Field>
      </FieldPair>
      <Field name="consultContent">
        <TextArea
          label={label.consultContent}
          required
          limit={consultContentMaxLength}
          placeholder={placeholder.consultContent[kind]}
        />
      </Field>
    </>
  );
}

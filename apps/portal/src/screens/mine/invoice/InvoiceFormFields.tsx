import type { InvoiceFields } from '@lima-id/domain';
import { RadioGroup, TextField } from '@lima-id/ui';
import { Field, useFormValue } from '@lima-id/ui/form';
import { FieldPair } from '../../../shared/page/FieldPair.styles.ts';
import { invoiceTexts } from './invoiceTexts.ts';

const { kinds, label, placeholder } = invoiceTexts;

/** The additional fields of a special invoice: as registered with the tax office. */
function RegisteredFields() {
  return (
    <>
      <Field<InvoiceFields> name="registeredAddress">
        <TextField label={label.registeredAddress} required autoComplete="street-address" />
      </Field>
      <FieldPair>
        <Field<InvoiceFields> name="registeredPhone">
          <TextField label={label.registeredPhone} required type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field<InvoiceFields> name="bankName">
          <TextField label={label.bankName} required />
        </Field>
      </FieldPair>
      <Field<InvoiceFields> name="bankAccount">
        <TextField label={label.bankAccount} required inputMode="numeric" autoComplete="off" />
      </Field>
    </>
  );
}

/** The fields of an invoice request; those of a special one only for a special one. */
export function InvoiceFormFields() {
  const kind = useFormValue<InvoiceFields, 'kind'>('kind');
  return (
    <>
      <Field<InvoiceFields> name="kind">
        <RadioGroup label={label.kind} required options={kinds} />
      </Field>
      <Field<InvoiceFields> name="title">
        <TextField label={label.title} required autoComplete="organization" />
      </Field>
      <FieldPair>
        <Field<InvoiceFields> name="taxNumber">
          <TextField label={label.taxNumber} required autoComplete="off" placeholder={placeholder.taxNumber} />
        </Field>
        <Field<InvoiceFields> name="email">
          <TextField
            label={label.email}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={placeholder.email}
          />
        </Field>
      </FieldPair>
      {kind === 'special' ? <RegisteredFields /> : null}
    </>
  );
}

import { type LegalIdType, legalIdTypes, prefixMessages, warnLegalCardNumber } from '@lima-id/domain';
import { Select, TextField } from '@lima-id/ui';
import { Field, useFormValue } from '@lima-id/ui/form';
import { CardPictures } from './CardPictures.tsx';
import { FormPanel } from './FormPanel.tsx';
import { formParts } from './formParts.ts';
import { MaskedNumberField } from './MaskedNumberField.tsx';
import { NumberNote } from './NumberNote.tsx';
import { optionsOf } from './optionsOf.ts';
import type { PrefixValues } from './prefixValues.ts';
import type { SendPicture } from './sendPicture.ts';

const { label } = prefixMessages;

function CardNumberField() {
  const type = useFormValue<PrefixValues, 'legalCardType'>('legalCardType');
  const number = useFormValue<PrefixValues, 'legalCardNumber'>('legalCardNumber');
  return (
    <Field<PrefixValues> name="legalCardNumber">
      <MaskedNumberField
        label={label.legalCardNumber}
        required
        description={<NumberNote warning={warnLegalCardNumber(type as LegalIdType, number)} />}
        data-wide=""
      />
    </Field>
  );
}

/** The legal person, with the identity document. */
export function LegalCard({ send }: { send: SendPicture }) {
  return (
    <FormPanel {...formParts.legal}>
      <Field<PrefixValues> name="legalPerson">
        <TextField label={label.legalPerson} required autoComplete="off" />
      </Field>
      <Field<PrefixValues> name="legalCardType">
        <Select label={label.legalCardType} required options={optionsOf(legalIdTypes)} />
      </Field>
      <CardNumberField />
      <Field<PrefixValues> name="legalCardImages">
        <CardPictures label={label.legalCardImages} send={send} />
      </Field>
    </FormPanel>
  );
}

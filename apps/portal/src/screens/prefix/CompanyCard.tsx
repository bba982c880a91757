import {
  type CertificateType,
  certificateTypes,
  introduceMaxLength,
  organisationTypes,
  prefixMessages,
  warnLicenceNumber,
} from '@lima-id/domain';
import { Cascader, Select, TextArea, TextField } from '@lima-id/ui';
import { Field, useFormValue } from '@lima-id/ui/form';
import { industryLevels, useIndustries } from '../../shared/reference/useIndustries.ts';
import { FormPanel } from './FormPanel.tsx';
import { formParts } from './formParts.ts';
import { LicencePicture } from './LicencePicture.tsx';
import { NumberNote } from './NumberNote.tsx';
import { optionsOf } from './optionsOf.ts';
import type { PrefixValues } from './prefixValues.ts';
import type { SendPicture } from './sendPicture.ts';
import { useAreas } from './useAreas.ts';

const { label } = prefixMessages;

const areaLevels = ['省', '市', '区县'];

function LicenceNumberField() {
  const type = useFormValue<PrefixValues, 'certificateType'>('certificateType');
  const number = useFormValue<PrefixValues, 'licenceNumber'>('licenceNumber');
  return (
    <Field<PrefixValues> name="licenceNumber">
      <TextField
        label={label.licenceNumber}
        required
        face="code"
        autoComplete="off"
        description={<NumberNote warning={warnLicenceNumber(type as CertificateType, number)} />}
        data-wide=""
      />
    </Field>
  );
}

/** The enterprise: its name, its certificate, its industry and where it is. */
export function CompanyCard({ send }: { send: SendPicture }) {
  const industries = useIndustries();
  const areas = useAreas();
  return (
    <FormPanel {...formParts.company}>
      <Field<PrefixValues> name="companyName">
        <TextField label={label.companyName} required autoComplete="organization" data-wide="" />
      </Field>
      <Field<PrefixValues> name="organisationType">
        <Select label={label.organisationType} required options={optionsOf(organisationTypes)} />
      </Field>
      <Field<PrefixValues> name="certificateType">
        <Select label={label.certificateType} required options={optionsOf(certificateTypes)} />
      </Field>
      <LicenceNumberField />
      <Field<PrefixValues> name="licenceImage">
        <LicencePicture label={label.licenceImage} send={send} />
      </Field>
      <Field<PrefixValues> name="industryCodes">
        <Cascader label={label.industryCodes} required load={industries} levelNames={industryLevels} />
      </Field>
      <Field<PrefixValues> name="areaCodes">
        <Cascader label={label.areaCodes} required load={areas} levelNames={areaLevels} />
      </Field>
      <Field<PrefixValues> name="registerAddress">
        <TextField
          label={label.registerAddress}
          required
          autoComplete="street-address"
          placeholder="请输入街道、门牌号"
          data-wide=""
        />
      </Field>
      <Field<PrefixValues> name="website">
        <TextField label={label.website} inputMode="url" autoComplete="url" placeholder="https://" data-wide="" />
      </Field>
      <Field<PrefixValues> name="introduce">
        <TextArea
          label={label.introduce}
          required
          limit={introduceMaxLength}
          placeholder="请介绍主营产品、产能与资质，便于审核人员核对"
          data-wide=""
        />
      </Field>
    </FormPanel>
  );
}

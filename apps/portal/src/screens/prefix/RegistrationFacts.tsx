import type { Registration } from '@lima-id/api';
import { certificateTypes, legalIdTypes, organisationTypes, prefixMessages } from '@lima-id/domain';
import { type DescriptionItem, DescriptionList } from '@lima-id/ui';
import { FormPanel } from './FormPanel.tsx';
import { formParts } from './formParts.ts';
import { PictureRow } from './PictureRow.tsx';
import { FactRows } from './RegistrationFacts.styles.ts';

const { label } = prefixMessages;

function Part({ part, items }: { part: keyof typeof formParts; items: DescriptionItem[] }) {
  return (
    <FormPanel {...formParts[part]}>
      <FactRows data-wide="">
        {/* Personal data that were deleted are empty. */}
        <DescriptionList items={items.filter(({ value }) => value !== '')} />
      </FactRows>
    </FormPanel>
  );
}

/** The submitted data, in the parts of the form; numbers are masked. */
export function RegistrationFacts({ registration }: { registration: Registration }) {
  const { legalCardImages: card } = registration;
  return (
    <>
      <Part
        part="node"
        items={[
          { label: label.secondNodeId, value: registration.secondNodeName },
          { label: '申请前缀', value: registration.identifierPrefix, face: 'code' },
        ]}
      />
      <Part
        part="company"
        items={[
          { label: label.companyName, value: registration.companyName },
          { label: label.organisationType, value: organisationTypes[registration.organisationType] },
          { label: label.certificateType, value: certificateTypes[registration.certificateType] },
          { label: label.licenceNumber, value: registration.licenceNumber, face: 'code' },
          {
            label: label.licenceImage,
            value: (
              <PictureRow
                pictures={[
                  {
                    name: label.licenceImage,
                    fileName: registration.licenceImage,
                    address: registration.licenceImageUrl,
                  },
                ]}
              />
            ),
          },
          { label: label.industryCodes, value: registration.industryText },
          { label: label.areaCodes, value: registration.areaText },
          { label: label.registerAddress, value: registration.registerAddress },
          { label: label.website, value: registration.website },
          { label: label.introduce, value: registration.introduce },
        ]}
      />
      <Part
        part="legal"
        items={[
          { label: label.legalPerson, value: registration.legalPerson },
          { label: label.legalCardType, value: legalIdTypes[registration.legalCardType] },
          { label: label.legalCardNumber, value: registration.legalCardNumber, face: 'code' },
          {
            label: label.legalCardImages,
            value: (
              <PictureRow
                pictures={[
                  { name: '人像面', fileName: card.front, address: card.frontUrl },
                  { name: '国徽面', fileName: card.back, address: card.backUrl },
                ]}
              />
            ),
          },
        ]}
      />
      <Part
        part="contact"
        items={[
          { label: label.contactPersonName, value: registration.contactPersonName },
          { label: label.contactPersonPhone, value: registration.contactPersonPhone, face: 'code' },
          { label: label.contactPersonEmail, value: registration.contactPersonEmail },
        ]}
      />
    </>
  );
}

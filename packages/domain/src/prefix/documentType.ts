import * as z from 'zod/mini';
import { prefixMessages } from '../messages/prefix.ts';

/** The kind of a registering organisation. */
export const organisationType = z.enum(
  ['government', 'researchInstitute', 'socialOrganisation', 'enterprise'],
  prefixMessages.form.organisationType,
);
export type OrganisationType = z.infer<typeof organisationType>;

/** Names of the kinds of organisation. Source: docs/rules/prefix.md. */
export const organisationTypes = {
  government: '政府机关',
  researchInstitute: '科研院所',
  socialOrganisation: '社会团体',
  enterprise: '企业',
} as const satisfies Record<OrganisationType, string>;

/** Which certificate proves that the organisation exists. */
export const certificateType = z.enum(
  ['businessLicence', 'taxRegistration', 'organisationCode', 'safetyPermit', 'productionPermit'],
  prefixMessages.form.certificateType,
);
export type CertificateType = z.infer<typeof certificateType>;

/** Names of the certificates. Source: docs/rules/prefix.md. */
export const certificateTypes = {
  businessLicence: '营业执照',
  taxRegistration: '税务登记证',
  organisationCode: '组织机构代码证',
  safetyPermit: '安全生产许可证',
  productionPermit: '工业产品生产许可证',
} as const satisfies Record<CertificateType, string>;

/** Which document proves who the legal person is. */
export const legalIdType = z.enum(
  [
    'residentId',
    'hongKongMacaoTravelPermit',
    'foreignPermanentResidence',
    'hongKongMacaoTaiwanResidence',
    'passport',
    'taiwanTravelPermit',
  ],
  prefixMessages.form.legalCardType,
);
export type LegalIdType = z.infer<typeof legalIdType>;

/** Names of the legal person's documents. Source: docs/rules/prefix.md. */
export const legalIdTypes = {
  residentId: '居民身份证',
  hongKongMacaoTravelPermit: '港澳居民来往内地通行证',
  foreignPermanentResidence: '外国人永久居留身份证',
  hongKongMacaoTaiwanResidence: '港澳台居民居住证',
  passport: '护照',
  taiwanTravelPermit: '台湾居民来往大陆通行证',
} as const satisfies Record<LegalIdType, string>;

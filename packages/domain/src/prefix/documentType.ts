import * as z from 'zod/mini';
import { prefixMessages } from '../messages/prefix.ts';

/** What kind of organisation registers, as it travels. */
export const organisationType = z.enum(['1', '2', '3', '4'], prefixMessages.form.organisationType);
export type OrganisationType = z.infer<typeof organisationType>;

/** The kinds of organisation by their code. Source: docs/rules/prefix.md. */
export const organisationTypes = {
  '1': '政府机关',
  '2': '科研院所',
  '3': '社会团体',
  '4': '企业',
} as const satisfies Record<OrganisationType, string>;

/** Which certificate proves that the organisation exists, as it travels. */
export const certificateType = z.enum(['1', '2', '3', '4', '5'], prefixMessages.form.certificateType);
export type CertificateType = z.infer<typeof certificateType>;

/** The certificates by their code. Source: docs/rules/prefix.md. */
export const certificateTypes = {
  '1': '营业执照',
  '2': '税务登记证',
  '3': '组织机构代码证',
  '4': '安全生产许可证',
  '5': '工业产品生产许可证',
} as const satisfies Record<CertificateType, string>;

/** Which document proves who the legal person is, as it travels. */
export const legalIdType = z.enum(['1', '2', '3', '4', '5', '6'], prefixMessages.form.legalCardType);
export type LegalIdType = z.infer<typeof legalIdType>;

/** The legal person's documents by their code. Source: docs/rules/prefix.md. */
export const legalIdTypes = {
  '1': '居民身份证',
  '2': '港澳居民来往内地通行证',
  '3': '外国人永久居留身份证',
  '4': '港澳台居民居住证',
  '5': '护照',
  '6': '台湾居民来往大陆通行证',
} as const satisfies Record<LegalIdType, string>;

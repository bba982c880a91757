import { describe, expect, it } from 'vitest';
import {
  certificateType,
  certificateTypes,
  legalIdType,
  legalIdTypes,
  organisationType,
  organisationTypes,
} from './documentType.ts';

describe('document types', () => {
  it('name every kind of organisation when they are listed', () => {
    expect(organisationTypes).toEqual({
      government: '政府机关',
      researchInstitute: '科研院所',
      socialOrganisation: '社会团体',
      enterprise: '企业',
    });
    expect(Object.keys(organisationTypes)).toEqual(organisationType.options);
  });

  it('name every certificate when they are listed', () => {
    expect(certificateTypes).toEqual({
      businessLicence: '营业执照',
      taxRegistration: '税务登记证',
      organisationCode: '组织机构代码证',
      safetyPermit: '安全生产许可证',
      productionPermit: '工业产品生产许可证',
    });
    expect(Object.keys(certificateTypes)).toEqual(certificateType.options);
  });

  it('name every document of a legal person when they are listed', () => {
    expect(legalIdTypes).toEqual({
      residentId: '居民身份证',
      hongKongMacaoTravelPermit: '港澳居民来往内地通行证',
      foreignPermanentResidence: '外国人永久居留身份证',
      hongKongMacaoTaiwanResidence: '港澳台居民居住证',
      passport: '护照',
      taiwanTravelPermit: '台湾居民来往大陆通行证',
    });
    expect(Object.keys(legalIdTypes)).toEqual(legalIdType.options);
  });
});

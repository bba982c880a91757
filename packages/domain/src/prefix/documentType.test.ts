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
  it('name every kind of organisation when their codes are listed', () => {
    expect(organisationTypes).toEqual({ 1: '政府机关', 2: '科研院所', 3: '社会团体', 4: '企业' });
    expect(Object.keys(organisationTypes)).toEqual(organisationType.options);
  });

  it('name every certificate when their codes are listed', () => {
    expect(certificateTypes).toEqual({
      1: '营业执照',
      2: '税务登记证',
      3: '组织机构代码证',
      4: '安全生产许可证',
      5: '工业产品生产许可证',
    });
    expect(Object.keys(certificateTypes)).toEqual(certificateType.options);
  });

  it('name every document of a legal person when their codes are listed', () => {
    expect(legalIdTypes).toEqual({
      1: '居民身份证',
      2: '港澳居民来往内地通行证',
      3: '外国人永久居留身份证',
      4: '港澳台居民居住证',
      5: '护照',
      6: '台湾居民来往大陆通行证',
    });
    expect(Object.keys(legalIdTypes)).toEqual(legalIdType.options);
  });
});

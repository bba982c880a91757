import { describe, expect, it } from 'vitest';
import { type Brand, validateBrand } from './brandSchema.ts';
import { lima } from './lima.ts';
import { sampleFieldsOf } from './sampleFields.ts';

/** A brand that can go live. */
const own: Brand = validateBrand({
  ...lima,
  legalName: '山东某某科技有限公司',
  filingNumber: '鲁ICP备12345678号',
  securityFilingNumber: undefined,
  phone: '0534-5210118',
  email: 'service@id.shandong.cn',
  support: { ...lima.support, email: 'support@id.shandong.cn' },
  postalAddress: '山东省德州市宁津县中心大街 1 号',
  bank: { depositBank: '某某银行宁津支行', accountName: '山东某某科技有限公司', accountNo: '37001847000000118042' },
  links: {
    industrialDesign: { label: '工业设计平台', href: 'https://design.shandong.cn/' },
    filing: lima.links.filing,
    friends: [{ label: '案例中心', href: 'https://notexample.cn/' }],
  },
  qr: { officialAccount: 'https://id.shandong.cn/a', miniProgram: 'https://id.shandong.cn/m' },
  prefixRules: [{ nodePrefix: '88.118', areaCode: '371422', url: 'https://id.shandong.cn/example.cn.html' }],
  examples: [{ identifier: '88.118.001/A-1', name: '跑步机' }],
});

describe('sampleFieldsOf', () => {
  it('names every fact of the sample company when the brand is the default one', () => {
    expect(sampleFieldsOf(lima).toSorted()).toEqual([
      'bank',
      'email',
      'examples',
      'filingNumber',
      'legalName',
      'links',
      'phone',
      'postalAddress',
      'prefixRules',
      'qr',
      'securityFilingNumber',
      'support',
    ]);
  });

  it('is empty when no fact and no address is of the sample company', () => {
    expect(sampleFieldsOf(own)).toEqual([]);
  });

  it.each<[field: string, left: Partial<Brand>]>([
    ['bank', { bank: { ...own.bank, accountNo: lima.bank.accountNo } }],
    ['bank', { bank: { ...own.bank, depositBank: lima.bank.depositBank } }],
    ['phone', { phone: lima.phone }],
    ['support', { support: { ...own.support, email: lima.support.email } }],
    ['links', { links: { ...own.links, friends: lima.links.friends } }],
    ['examples', { examples: [...own.examples, ...lima.examples] }],
    ['qr', { qr: { ...own.qr, miniProgram: 'https://example.cn' } }],
  ])('names %s when one of its texts is left', (field, left) => {
    expect(sampleFieldsOf({ ...own, ...left })).toEqual([field]);
  });
});

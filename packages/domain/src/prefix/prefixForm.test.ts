import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { prefixMessages } from '../messages/prefix.ts';
import { certificateType, legalIdType, organisationType } from './documentType.ts';
import { introduceMaxLength, registrationTextMaxLength } from './limits.ts';
import { type PrefixForm, prefixConfirmation, prefixForm } from './prefixForm.ts';

const good: PrefixForm = {
  secondNodeId: 'node-1',
  enterprisePrefix: '001',
  companyName: '山东泰岳健身科技有限公司',
  organisationType: 'enterprise',
  certificateType: 'businessLicence',
  licenceNumber: '91350100M000100Y43',
  licenceImage: 'licence.jpg',
  industryCodes: ['C', '24'],
  areaCodes: ['370000', '371400', '371422'],
  registerAddress: '宁津县示例路118号',
  website: '',
  introduce: '商用健身器材',
  legalPerson: '陈立群',
  legalCardType: 'residentId',
  legalCardNumber: '11010519491231002X',
  legalCardImages: { front: 'front.jpg', back: 'back.jpg' },
  contactPersonName: '王晓楠',
  contactPersonPhone: '13800000118',
  contactPersonEmail: 'wangxn@example.cn',
  agreement: true,
};

/** Path and message of every issue, in order. */
function issuesOf(schema: z.ZodMiniType, value: unknown): [path: string, message: string][] {
  const verdict = schema.safeParse(value);
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

const allMessages = [
  ['secondNodeId', '请选择二级节点'],
  ['enterprisePrefix', '请输入企业前缀（001-9999）'],
  ['companyName', '请输入企业名称'],
  ['organisationType', '请选择企业类型'],
  ['certificateType', '请选择证照类型'],
  ['licenceNumber', '请输入证照号码（至少4位字母或数字）'],
  ['licenceImage', '请上传证照图片'],
  ['industryCodes', '请选择所属行业'],
  ['areaCodes', '请选择注册地区'],
  ['registerAddress', '请输入详细地址'],
  ['introduce', '请输入企业简介'],
  ['legalPerson', '请输入法定代表人姓名（至少两个汉字）'],
  ['legalCardType', '请选择证件类型'],
  ['legalCardNumber', '请输入证件号码（至少4位字母或数字）'],
  ['legalCardImages', '证件照片不完整，请上传正反面'],
  ['contactPersonName', '请输入联系人姓名'],
  ['contactPersonPhone', '请输入正确的手机号'],
  ['contactPersonEmail', '请输入正确的邮箱'],
  ['agreement', '请勾选标识前缀注册服务协议'],
];

const emptyTexts = {
  ...Object.fromEntries(Object.keys(good).map((field) => [field, ''])),
  industryCodes: [],
  areaCodes: [],
  legalCardImages: { front: '', back: '' },
  agreement: false,
};

describe('prefixForm', () => {
  it('takes the form when every field is good', () => {
    expect(prefixForm.parse(good)).toEqual(good);
  });

  it('reports every message together in field order when the form is empty', () => {
    expect(issuesOf(prefixForm, emptyTexts)).toEqual(allMessages);
  });

  it('reports every message together in field order when every field is missing', () => {
    expect(issuesOf(prefixForm, {})).toEqual(allMessages);
  });

  it('reports every message and that of the website when every field is null', () => {
    const nulls = Object.fromEntries(Object.keys(good).map((field) => [field, null]));
    const found = issuesOf(prefixForm, nulls);
    expect(found.filter(([field]) => field !== 'website')).toEqual(allMessages);
    expect(found).toContainEqual(['website', '请输入正确的网址']);
  });

  it('refuses texts that are too long, and takes them at their limit', () => {
    for (const field of ['companyName', 'registerAddress', 'contactPersonName'] as const) {
      const long = { ...good, [field]: '字'.repeat(registrationTextMaxLength + 1) };
      expect(issuesOf(prefixForm, long)).toEqual([[field, prefixMessages.tooLong.text]]);
      expect(issuesOf(prefixForm, { ...good, [field]: '字'.repeat(registrationTextMaxLength) })).toEqual([]);
    }
    const long = { ...good, introduce: '字'.repeat(introduceMaxLength + 1) };
    expect(issuesOf(prefixForm, long)).toEqual([['introduce', prefixMessages.tooLong.introduce]]);
  });

  it('has a message for every field when fields are added', () => {
    expect(Object.keys(prefixMessages.form)).toEqual(Object.keys(good));
  });

  it('trims what was typed and changes nothing else when blanks surround it', () => {
    const padded = Object.fromEntries(
      Object.entries(good).map(([field, value]) => [
        field,
        typeof value === 'string' && /^(?!organ|certif|legalCardT)/.test(field) ? ` ${value}\u3000` : value,
      ]),
    );
    expect(prefixForm.parse(padded)).toEqual(good);
  });

  const boundaries: [field: keyof PrefixForm, accepted: unknown[], refused: unknown[]][] = [
    ['secondNodeId', ['1'], ['', ' ', 1]],
    [
      'enterprisePrefix',
      ['001', '010', '100', '0001', '9999', '1000', '１２３', '1 23'],
      ['', '0', '01', '99', '000', '0000', '00001', '10000', '12a', 'a123', '123a', '-12', '1.5'],
    ],
    ['companyName', ['力'], ['', ' ', '\u3000']],
    ['organisationType', organisationType.options, ['0', '4', '', '企业', 4]],
    ['certificateType', certificateType.options, ['0', '1', '', 1]],
    [
      'licenceNumber',
      [
        '1234',
        'abcd',
        'ABCDE',
        'a1B2',
        'XK16-204-00123',
        '(鲁)JZ安许证字[2020]000001',
        '（鲁）1234',
        '12345678-9',
        '〔2020〕1',
        '１２３４５',
        '12 34',
      ],
      ['', '123', 'a-1-b', '---1--2--3--', '证照号码编号', '1234!', '1234_', '1234.'],
    ],
    ['licenceImage', ['a'], ['', ' ']],
    [
      'industryCodes',
      [
        ['C', '24'],
        ['C', '24', '244'],
      ],
      [[], ['C'], ['C', ''], ['', '24'], ['C', '24', ''], ['C', '24', '244', '2441'], 'C,24'],
    ],
    [
      'areaCodes',
      [
        ['370000', '371400'],
        ['370000', '371400', '371422'],
      ],
      [[], ['370000'], ['370000', ''], ['370000', '371400', '371422', '371422100'], '371422'],
    ],
    ['registerAddress', ['路'], ['', ' ']],
    [
      'website',
      [
        '',
        '  ',
        'http://a.b',
        'https://lima.example',
        'HTTPS://Lima.Example:8443/a?b=c#d',
        'https://a.b?c',
        'https://a.b#c',
        'https://中文.公司',
        'https://1.2.3.4:80/',
      ],
      [
        'lima.example',
        'ftp://lima.example',
        'https://',
        'https://a',
        'https://a.',
        'https://.a',
        'https://a..b',
        'https://a.b c',
        'https://a.b/c d',
        'https://a.b:',
        'https://a.b:123456',
        'https://u@a.b',
        'javascript:alert(1)',
        'xhttps://a.b',
      ],
    ],
    ['introduce', ['简'], ['', ' ']],
    [
      'legalPerson',
      ['王五', '买买提·吐尔逊', '王·五', '爱新觉罗•溥仪', '阿・木', '𠮷野', '阿不都·热合曼·卡迪尔', '王.五'],
      ['', '王', '𠮷', '·', '··', '王·', '·王', '王··五', 'Smith', '王 五', '王5', '王五a', '王·Smith', '王.'],
    ],
    ['legalCardType', legalIdType.options, ['0', '1', '', 1]],
    [
      'legalCardNumber',
      ['1234', 'G123', 'abcd', '11010519491231002X', '12 34'],
      ['', '123', 'G12', '12-34', '1234-', '(1234)', '证1234', '1234!'],
    ],
    [
      'legalCardImages',
      [{ front: 'a', back: 'b' }],
      [{ front: 'a', back: '' }, { front: '', back: 'b' }, { front: 'a' }, { back: 'b' }, {}, [], 'a'],
    ],
    ['contactPersonName', ['王', 'Anna'], ['', ' ']],
    [
      'contactPersonPhone',
      ['13000000000', '19999999999', '+8613000000000', '130 0000 0000', '１３０-0000-0000'],
      ['', '12000000000', '23000000000', '1300000000', '130000000000', '+85213000000000'],
    ],
    [
      'contactPersonEmail',
      ['a@b.cn', 'first.last+tag@mail.example.com'],
      ['', 'a', 'a@', 'a@b', '@b.cn', 'a b@c.cn', 'a@b..cn', 'a@b.c', 'a@@b.cn'],
    ],
    ['agreement', [true], [false, 'true', 1]],
  ];

  const rows = boundaries.flatMap(([field, accepted, refused]) => [
    ...accepted.map((value) => [field, value, []] as const),
    ...refused.map((value) => [field, value, [[field, prefixMessages.form[field]]]] as const),
  ]);

  it.each(rows)('judges %s when it is %j', (field, value, issues) => {
    expect(issuesOf(prefixForm, { ...good, [field]: value })).toEqual(issues);
  });

  it('is judged at every field when the boundaries are listed', () => {
    expect(boundaries.map(([field]) => field)).toEqual(Object.keys(good));
  });

  it('reports one sentence at the field as a whole when a picture is no text', () => {
    expect(issuesOf(prefixForm, { ...good, legalCardImages: { front: null, back: 'b' } })).toEqual([
      ['legalCardImages.front', '证件照片不完整，请上传正反面'],
    ]);
  });

  it('refuses one picture for both sides of a document', () => {
    expect(issuesOf(prefixForm, { ...good, legalCardImages: { front: 'a', back: 'a' } })).toEqual([
      ['legalCardImages', '人像面和国徽面是同一张图片，请分别上传两面的照片'],
    ]);
  });

  it('counts the website as empty when the field is missing', () => {
    const { website: _, ...withoutWebsite } = good;
    expect(prefixForm.parse(withoutWebsite).website).toBe('');
  });

  it('takes a document number of 18 signs and reports that a longer one is too long', () => {
    const at = (length: number) => issuesOf(prefixForm, { ...good, legalCardNumber: '1'.repeat(length) });
    expect(at(18)).toEqual([]);
    expect(at(19)).toEqual([['legalCardNumber', prefixMessages.tooLong.legalCardNumber]]);
    expect(at(36)).toEqual([['legalCardNumber', '证件号码不能超过18位，请核对后重新输入']]);
  });

  it('takes a prefix exactly when it is a number from 1 to 9999 in three or four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,6}$/), (text) => {
        const accepted = text.length >= 3 && text.length <= 4 && Number(text) > 0;
        expect(prefixForm.safeParse({ ...good, enterprisePrefix: text }).success).toBe(accepted);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('prefixConfirmation', () => {
  const slideProof = { scene: 'prefix', sessionId: 's', sig: 'g', token: 't' };

  it('takes the confirmation when slide and code are there', () => {
    expect(prefixConfirmation.parse({ slideProof, verifyCode: ' 012345 ' })).toEqual({
      slideProof,
      verifyCode: '012345',
    });
  });

  it.each([{}, { slideProof: null, verifyCode: '' }])('reports both messages in order when it is %j', (value) => {
    expect(issuesOf(prefixConfirmation, value)).toEqual([
      ['slideProof', '请滑动滑块！'],
      ['verifyCode', '请输入验证码'],
    ]);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５'])('refuses the code when it is %j', (verifyCode) => {
    expect(issuesOf(prefixConfirmation, { slideProof, verifyCode })).toEqual([['verifyCode', '请输入验证码']]);
  });
});

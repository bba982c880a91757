import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { budgetOption } from '../market/budget.ts';
import { leadMessages } from '../messages/lead.ts';
import { type ContactForm, contactForm, type InquiryForm, inquiryForm, prefillLead } from './leadForm.ts';

function issuesOf(schema: z.ZodMiniType, value: unknown): [path: string, message: string][] {
  const verdict = schema.safeParse(value);
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

const contact: ContactForm = {
  industryCode: 'C',
  consultContent: '想了解标识赋码系统',
  contactPersonName: '王晓楠',
  contactPersonPhone: '13800000118',
  companyName: '山东泰岳健身科技有限公司',
  agreement: true,
};

const inquiry: InquiryForm = {
  consultContent: '一年的价格',
  companyName: '山东泰岳健身科技有限公司',
  contactPersonName: 'Anna',
  contactPersonPhone: '13800000118',
  budget: '',
};

const tooLong = [['consultContent', '咨询内容不能超过300字']];

describe('contactForm', () => {
  const all = [
    ['industryCode', '请选择所属行业'],
    ['consultContent', '请输入咨询内容'],
    ['contactPersonName', '请输入2-16位中文姓名'],
    ['contactPersonPhone', '请输入正确的手机号'],
    ['companyName', '请输入企业名称'],
    ['agreement', '请阅读并同意协议声明'],
  ];

  it('takes the request when every field is good, trimmed', () => {
    const padded = Object.fromEntries(
      Object.entries(contact).map(([field, value]) => [field, value === true ? value : ` ${value} `]),
    );
    expect(contactForm.parse(padded)).toEqual(contact);
  });

  it('reports every message together in field order when the form is empty', () => {
    const empty = Object.fromEntries(Object.keys(contact).map((field) => [field, field === 'agreement' ? false : '']));
    expect(issuesOf(contactForm, empty)).toEqual(all);
    expect(issuesOf(contactForm, {})).toEqual(all);
  });

  it.each([1, 299, 300])('takes the consultation when it has %d characters', (length) => {
    expect(issuesOf(contactForm, { ...contact, consultContent: '问'.repeat(length) })).toEqual([]);
  });

  it.each([301, 1_000])('refuses the consultation when it has %d characters', (length) => {
    expect(issuesOf(contactForm, { ...contact, consultContent: '问'.repeat(length) })).toEqual(tooLong);
  });

  it('counts a consultation without the blanks at its ends', () => {
    expect(issuesOf(contactForm, { ...contact, consultContent: `  ${'问'.repeat(300)}  ` })).toEqual([]);
    expect(issuesOf(contactForm, { ...contact, consultContent: '   ' })).toEqual([
      ['consultContent', '请输入咨询内容'],
    ]);
  });

  it.each([
    '王五',
    '一'.repeat(16),
    '买买提·吐尔逊',
    '王·五',
    `${'一'.repeat(8)}·${'二'.repeat(7)}`,
    '爱新觉罗•溥仪',
    '阿・木',
    '𠮷'.repeat(16),
  ])('takes the name when it is %s', (contactPersonName) => {
    expect(issuesOf(contactForm, { ...contact, contactPersonName })).toEqual([]);
  });

  it.each([
    '王',
    '𠮷',
    '一'.repeat(17),
    `${'一'.repeat(8)}·${'二'.repeat(8)}`,
    '··',
    '王·',
    '·王',
    '王··五',
    'Anna',
    '王a',
    '王 五',
    '王5',
  ])('refuses the name when it is %s', (contactPersonName) => {
    expect(issuesOf(contactForm, { ...contact, contactPersonName })).toEqual([
      ['contactPersonName', '请输入2-16位中文姓名'],
    ]);
  });

  it.each(['13000000000', '+8613000000000', '008613000000000', '+86 13000000000', '+86-19999999999'])(
    'reads the number of the phone when it is %s',
    (typed) => {
      const number = typed.slice(-11);
      expect(contactForm.parse({ ...contact, contactPersonPhone: typed }).contactPersonPhone).toBe(number);
      expect(inquiryForm.parse({ ...inquiry, contactPersonPhone: typed }).contactPersonPhone).toBe(number);
    },
  );

  it.each([
    '1300000000',
    '130000000000',
    '+861300000000',
    '+86130000000000',
    '12000000000',
    '8613000000000',
    '+8513000000000',
    '86',
  ])('refuses the phone when it is %s', (contactPersonPhone) => {
    expect(issuesOf(contactForm, { ...contact, contactPersonPhone })).toEqual([
      ['contactPersonPhone', '请输入正确的手机号'],
    ]);
  });

  it.each([false, 'true', 1, undefined])('refuses the request when the agreement is %j', (agreement) => {
    expect(issuesOf(contactForm, { ...contact, agreement })).toEqual([['agreement', '请阅读并同意协议声明']]);
  });
});

describe('the texts of both forms', () => {
  it('lose invisible characters, and a company’s name its line breaks, when they are read', () => {
    const typed = { consultContent: ' 第一行\r\n第二行\u0007\u202e ', companyName: '力\u0000码\n科技\t' };
    const clean = { consultContent: '第一行\n第二行', companyName: '力码 科技' };
    expect(contactForm.parse({ ...contact, ...typed })).toEqual({ ...contact, ...clean });
    const name = { contactPersonName: 'Anna\nWang\u001b' };
    expect(inquiryForm.parse({ ...inquiry, ...typed, ...name })).toEqual({
      ...inquiry,
      ...clean,
      contactPersonName: 'Anna Wang',
    });
  });

  it('are counted as a reader counts them', () => {
    const longest = { companyName: '𠮷'.repeat(200), consultContent: '𠮷'.repeat(300) };
    expect(issuesOf(contactForm, { ...contact, ...longest })).toEqual([]);
    const tooLongNames = { companyName: '𠮷'.repeat(201), contactPersonName: '𠮷'.repeat(201) };
    expect(issuesOf(contactForm, { ...contact, companyName: tooLongNames.companyName })).toEqual([
      ['companyName', '企业名称不能超过200字'],
    ]);
    expect(issuesOf(inquiryForm, { ...inquiry, ...tooLongNames })).toEqual([
      ['companyName', '企业名称不能超过200字'],
      ['contactPersonName', '联系人姓名不能超过200字'],
    ]);
  });
});

describe('inquiryForm', () => {
  it('takes the inquiry when every field is good, with any name and without a budget', () => {
    const { budget: _, ...withoutBudget } = inquiry;
    expect(inquiryForm.parse(withoutBudget)).toEqual(inquiry);
  });

  it('reports every message together in field order when the form is empty', () => {
    const all = [
      ['consultContent', '请输入咨询内容'],
      ['companyName', '请输入企业名称'],
      ['contactPersonName', '请输入联系人姓名'],
      ['contactPersonPhone', '请输入正确的手机号'],
    ];
    expect(issuesOf(inquiryForm, Object.fromEntries(Object.keys(inquiry).map((field) => [field, ''])))).toEqual(all);
    expect(issuesOf(inquiryForm, {})).toEqual(all);
  });

  it('refuses the consultation when it is longer than 300 characters', () => {
    expect(issuesOf(inquiryForm, { ...inquiry, consultContent: '问'.repeat(300) })).toEqual([]);
    expect(issuesOf(inquiryForm, { ...inquiry, consultContent: '问'.repeat(301) })).toEqual(tooLong);
  });

  it.each(['', '1300000000', '130000000000', '12000000000', '+85213000000000'])(
    'refuses the phone when it is %j',
    (contactPersonPhone) => {
      expect(issuesOf(inquiryForm, { ...inquiry, contactPersonPhone })).toEqual([
        ['contactPersonPhone', '请输入正确的手机号'],
      ]);
    },
  );

  it('takes each of the seven budgets and no other', () => {
    expect(budgetOption.options).toHaveLength(7);
    for (const budget of budgetOption.options)
      expect(inquiryForm.parse({ ...inquiry, budget })).toEqual({ ...inquiry, budget });
    for (const budget of ['1元', null]) {
      expect(issuesOf(inquiryForm, { ...inquiry, budget })).toEqual([['budget', '请选择预算']]);
    }
  });
});

describe('prefillLead', () => {
  it('fills in what is known of the company when a user is logged in', () => {
    const known = { companyName: '力码', contactPersonName: '王晓楠', contactPersonPhone: '13800000118' };
    expect(prefillLead(known)).toEqual(known);
    expect(prefillLead({ companyName: '力码' })).toEqual({
      companyName: '力码',
      contactPersonName: '',
      contactPersonPhone: '',
    });
  });

  it('leaves everything empty when no user is logged in', () => {
    expect(prefillLead(null)).toEqual({ companyName: '', contactPersonName: '', contactPersonPhone: '' });
  });

  it('leaves out what is not asked for when the company has more fields', () => {
    const company = { companyName: '力码', licenceNumber: '91350100M000100Y43' };
    expect(Object.keys(prefillLead(company))).toEqual(['companyName', 'contactPersonName', 'contactPersonPhone']);
  });
});

describe('leadMessages', () => {
  it('promises what the limits say when the promises are read', () => {
    expect(leadMessages.sent).toEqual({
      contact: '提交成功，我们将在1个工作日内与您联系',
      inquiry: '询价提交成功，工作人员将在1-3个工作日内与您联系',
    });
    expect(leadMessages.workingHours).toBe('周一至周五 9:00-18:00');
    expect(leadMessages.experts).toBe('专家将在5个工作日内回复');
  });
});

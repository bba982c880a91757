import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as domain from '../index.ts';

const slideProof = { scene: 's', sessionId: 'i', sig: 'g', token: 't' };
const voucher = { fileName: 'v.png', fullUrl: 'https://files.example/v.png', type: 'image/png', size: 1 };

/** Every schema that reads what people type, with a value of it. */
const forms: Record<string, { schema: z.ZodMiniType; good: object }> = {
  passwordLogin: { schema: domain.passwordLogin, good: { account: '力码 visitor', password: 'Lima@2026', slideProof } },
  codeLogin: { schema: domain.codeLogin, good: { mobile: '13812345678', verifyCode: '1234' } },
  smsRequest: { schema: domain.smsRequest, good: { mobile: '13812345678', slideProof } },
  registration: {
    schema: domain.registration,
    good: {
      username: '力码visitor',
      mobile: '13812345678',
      email: 'w@example.cn',
      password: 'Lima@2026',
      confirmPassword: 'Lima@2026',
      verifyCode: '123456',
      agreed: true,
    },
  },
  resetPassword: {
    schema: domain.resetPassword,
    good: { mobile: '13812345678', verifyCode: '12345', newPassword: 'Lima@2026', confirmPassword: 'Lima@2026' },
  },
  changeMobile: {
    schema: domain.changeMobile,
    good: { oldVerifyCode: '123456', mobile: '13812345678', verifyCode: '123456' },
  },
  changeEmail: {
    schema: domain.changeEmail,
    good: { oldVerifyCode: '123456', email: 'w@example.cn', verifyCode: '123456' },
  },
  contactForm: {
    schema: domain.contactForm,
    good: {
      industryCode: 'C',
      consultContent: '想了解\n标识',
      contactPersonName: '买买提·吐尔逊',
      contactPersonPhone: '13800000118',
      companyName: '山东泰岳健身科技有限公司',
      agreement: true,
    },
  },
  inquiryForm: {
    schema: domain.inquiryForm,
    good: {
      consultContent: '一年的价格',
      companyName: '山东泰岳健身科技有限公司',
      contactPersonName: '陈立群',
      contactPersonPhone: '13800000118',
    },
  },
  prefixForm: {
    schema: domain.prefixForm,
    good: {
      secondNodeId: 'node-1',
      enterprisePrefix: '001',
      companyName: '山东泰岳健身科技有限公司',
      organisationType: 'enterprise',
      certificateType: 'businessLicence',
      licenceNumber: '91350100M000100Y43',
      licenceImage: 'licence.jpg',
      industryCodes: ['C', '24'],
      areaCodes: ['370000', '371400'],
      registerAddress: '宁津县示例路118号',
      website: 'https://lima.example',
      introduce: '商用\n健身器材',
      legalPerson: '陈立群',
      legalCardType: 'residentId',
      legalCardNumber: '11010519491231002X',
      legalCardImages: { front: 'front.jpg', back: 'back.jpg' },
      contactPersonName: '王晓楠',
      contactPersonPhone: '13800000118',
      contactPersonEmail: 'w@example.cn',
      agreement: true,
    },
  },
  prefixConfirmation: { schema: domain.prefixConfirmation, good: { slideProof, verifyCode: '012345' } },
  rejection: { schema: domain.rejection, good: { words: '请补充\n材料', fields: [] } },
  invoiceForm: {
    schema: domain.invoiceForm,
    good: {
      kind: 'special',
      title: '山东泰岳健身科技有限公司',
      taxNumber: '91350100M000100Y43',
      email: 'w@example.cn',
      registeredAddress: '宁津县示例路118号',
      registeredPhone: '0531-88886666',
      bankName: '示例银行',
      bankAccount: '6200118000001',
    },
  },
  paymentForm: {
    schema: domain.paymentForm(() => Date.UTC(2026, 4, 18)),
    good: {
      depositBank: '示例银行济南高新支行',
      bankAccountName: '山东泰岳健身科技有限公司',
      bankNo: '6200118000420',
      payAmount: '2800.00',
      payTime: '2026-05-18 14:20',
      payPictures: [voucher],
    },
  },
  faultReport: {
    schema: domain.faultReport,
    good: { kind: 'noise', words: '运行时\n有异响', contactName: '陈立群', contactMobile: '13800000118' },
  },
  faultLookup: { schema: domain.faultLookup, good: { number: 'WX-2026-000318', mobileTail: '0118' } },
  orderRemark: { schema: z.object({ remark: domain.orderRemark }), good: { remark: '尽快\n开通' } },
  orderRejection: { schema: z.object({ reason: domain.orderRejection }), good: { reason: '凭证\n不清' } },
  suspensionReason: {
    schema: z.object({ reason: domain.suspensionReason }),
    good: { reason: '提交\n虚假资料' },
  },
  orderCode: { schema: z.object({ code: domain.orderCode }), good: { code: 'LM2026051800427' } },
  invoiceIssue: {
    schema: z.object({ number: domain.invoiceNumber, day: domain.invoiceDay, reason: domain.invoiceReason }),
    good: { number: '26117000000012345678', day: '2026-05-18', reason: '抬头\n有误' },
  },
  recallDraft: {
    schema: domain.recallDraft,
    good: {
      number: 'R-2026-01',
      hazard: '踏板断裂',
      reason: '焊接不良',
      remedy: '免费更换',
      scopeWords: 'SB-3 系列，共 1,126 台',
      phone: '0531-88886666',
      scopes: [{ kind: 'model', model: 'SB-3' }],
    },
  },
  recallScope: {
    schema: domain.recallScope,
    good: { kind: 'days', model: 'SB-3', first: '2025-08-01', last: '2025-08-01' },
  },
  faultNumber: { schema: z.object({ number: domain.faultNumber }), good: { number: 'WX-2026-000318' } },
  faultDecline: { schema: domain.faultDecline, good: { reason: '不在\n保修期' } },
  faultCompletion: { schema: domain.faultCompletion, good: { result: '已更换\n轴承', hours: 1.5 } },
  enterpriseTokenName: { schema: z.object({ name: domain.enterpriseTokenName }), good: { name: '喷涂线 MES' } },
  faultAcceptance: { schema: domain.faultAcceptance, good: { engineer: '陈立群', point: '德州站', note: '周二上门' } },
  sceneCodeForm: { schema: domain.sceneCodeForm, good: { mobile: '13800000118', verifyCode: '123456' } },
};

/** Fields that hold no typed text, and passwords, in which every character counts. */
const untyped = new Set(
  'password confirmPassword newPassword organisationType certificateType legalCardType kind industryCode secondNodeId licenceImage'.split(
    ' ',
  ),
);

const fields = Object.entries(forms).flatMap(([name, { good }]) =>
  Object.entries(good)
    .filter(([field, value]) => typeof value === 'string' && !untyped.has(field))
    .map(([field, value]) => ({ name, field, value: String(value) })),
);

function read(name: string, field: string, value: string) {
  const form = forms[name];
  const verdict = form?.schema.safeParse({ ...form.good, [field]: value });
  const text = verdict?.success ? (verdict.data as Record<string, unknown>)[field] : undefined;
  return { text, messages: verdict?.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [] };
}

/** The same text with something before, inside and after it. */
function strewn(text: string, sign: string): string {
  const [first = '', ...rest] = text;
  return sign + first + sign + rest.join('') + sign;
}

/** Signs without a glyph of their own, which keyboards, chat apps and PDF files leave in copied text. */
const invisible = (
  '00AD 034F 061C 115F 180E 200B 200C 200D 200E 200F 202A 202C 202D 202E 2060 ' +
  '2063 2066 2069 206A 3164 FE00 FE0F FEFF FFA0 FFF9 E0001 E0100 1D173'
)
  .split(' ')
  .map((point) => String.fromCodePoint(Number.parseInt(point, 16)));

describe('a field for typed text', () => {
  it('is one of more than fifty', () => {
    expect(fields.length).toBeGreaterThan(50);
  });

  it.each(fields)('of $name, $field, loses every invisible sign', ({ name, field, value }) => {
    for (const sign of invisible) expect([sign, read(name, field, strewn(value, sign)).text]).toEqual([sign, value]);
  });

  it.each(fields)('of $name, $field, names a character that nobody can read', ({ name, field, value }) => {
    for (const sign of ['\uE863', '\uFFFD', '\uD83D', '\u{F0000}', '\uFFFE']) {
      const point = sign.codePointAt(0)?.toString(16).toUpperCase();
      const message = `内容中有无法识别的字符（U+${point}），请删除，或改用其他字`;
      expect(read(name, field, strewn(value, sign)).messages).toEqual([[field, message]]);
    }
  });

  it.each(fields)('of $name, $field, is read the same when it is read again', ({ name, field, value }) => {
    const wide = value.replace(/[0-9A-Za-z]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
    for (const typed of [value, wide, ` ${value}\u3000`]) {
      const once = read(name, field, typed).text;
      expect(once).toBeTypeOf('string');
      expect(read(name, field, String(once)).text).toBe(once);
    }
  });
});

describe('readers of the same kind of field', () => {
  const kinds: Record<string, { at: [string, string][]; typed: [string, string][] }> = {
    email: {
      at: [
        ['registration', 'email'],
        ['changeEmail', 'email'],
        ['prefixForm', 'contactPersonEmail'],
        ['invoiceForm', 'email'],
      ],
      typed: [
        ['w＠example.cn', 'w@example.cn'],
        [' Ｗ@example。cn\u200B', 'W@example.cn'],
      ],
    },
    'Chinese name': {
      at: [
        ['contactForm', 'contactPersonName'],
        ['inquiryForm', 'contactPersonName'],
        ['prefixForm', 'legalPerson'],
        ['prefixForm', 'contactPersonName'],
        ['faultReport', 'contactName'],
        ['faultAcceptance', 'engineer'],
      ],
      typed: [
        ...[...'·•‧・･∙⋅．.。｡﹒\u0387'].map((dot): [string, string] => [`买买提${dot}吐尔逊`, '买买提·吐尔逊']),
        ['买买提 · 吐尔逊', '买买提·吐尔逊'],
        ['陈立群\u200B', '陈立群'],
        ['\u2F2F\u4E00', '工一'],
        ['\u2ECB\u9A6C', '车马'],
        ['陳\uF9B7', '陳\u91B4'],
      ],
    },
    'mobile number': {
      at: [
        ['passwordLogin', 'account'],
        ['codeLogin', 'mobile'],
        ['contactForm', 'contactPersonPhone'],
        ['prefixForm', 'contactPersonPhone'],
        ['faultReport', 'contactMobile'],
        ['invoiceForm', 'registeredPhone'],
      ],
      typed: [
        ['+86 138-0000-0118', '13800000118'],
        ['１３８ ００００ ０１１８', '13800000118'],
      ],
    },
    day: {
      at: [
        ['invoiceIssue', 'day'],
        ['recallScope', 'first'],
      ],
      typed: [['２０２５－０８－０１', '2025-08-01']],
    },
    'landline number': {
      at: [['invoiceForm', 'registeredPhone']],
      typed: [
        ['(0531)88886666', '0531-88886666'],
        ['（０５３１）８８８８ ６６６６', '0531-8888 6666'],
        ['(010) 6666-8888', '010-6666-8888'],
        ['0531－88886666', '0531-88886666'],
        ['+86 531 8888 6666', '0531 8888 6666'],
        ['0086-0531-88886666', '0531-88886666'],
        ['+86 0086 138-0000-0118', '13800000118'],
        ['400 811 8118', '400 811 8118'],
      ],
    },
    code: {
      at: [
        ['codeLogin', 'verifyCode'],
        ['registration', 'verifyCode'],
        ['changeMobile', 'oldVerifyCode'],
        ['prefixConfirmation', 'verifyCode'],
        ['sceneCodeForm', 'verifyCode'],
      ],
      typed: [
        ['１２３４５６', '123456'],
        ['123 456', '123456'],
      ],
    },
    prefix: { at: [['prefixForm', 'enterprisePrefix']], typed: [['００１', '001']] },
    'number of a document': {
      at: [
        ['prefixForm', 'licenceNumber'],
        ['prefixForm', 'legalCardNumber'],
        ['invoiceForm', 'taxNumber'],
      ],
      typed: [
        ['91350100m000100y43', '91350100M000100Y43'],
        ['９１３５０１００ Ｍ０００１００Ｙ４３', '91350100M000100Y43'],
      ],
    },
    'resident ID': {
      at: [['prefixForm', 'legalCardNumber']],
      typed: [['110105 19491231 002x', '11010519491231002X']],
    },
    'user name': { at: [['passwordLogin', 'account']], typed: [['visi\u200Btor\u202E', 'visitor']] },
    website: { at: [['prefixForm', 'website']], typed: [['ｈｔｔｐｓ：／／lima。example', 'https://lima.example']] },
    time: { at: [['paymentForm', 'payTime']], typed: [['２０２６－０５－１８　１４：２０', '2026-05-18 14:20']] },
    'line of text': {
      at: [
        ['contactForm', 'companyName'],
        ['prefixForm', 'companyName'],
        ['prefixForm', 'registerAddress'],
        ['invoiceForm', 'title'],
        ['invoiceForm', 'bankName'],
        ['paymentForm', 'depositBank'],
      ],
      typed: [
        ['山东\u200B泰岳健身科技\u202E司公限有', '山东泰岳健身科技司公限有'],
        ['山东\u2028泰岳\t健身\u00A0科技', '山东 泰岳 健身 科技'],
        ['\u2F2D\u4E1C', '山东'],
      ],
    },
    prose: {
      at: [
        ['contactForm', 'consultContent'],
        ['prefixForm', 'introduce'],
        ['faultReport', 'words'],
        ['rejection', 'words'],
      ],
      typed: [['第一行\r\n第二行\u2029第三行', '第一行\n第二行\n第三行']],
    },
  };
  const rows = Object.entries(kinds).flatMap(([kind, { at, typed }]) =>
    at.flatMap(([name, field]) => typed.map(([text, expected]) => ({ kind, name, field, text, expected }))),
  );

  it.each(rows)('read a $kind alike in $name, $field: “$text”', ({ name, field, text, expected }) => {
    expect(read(name, field, text)).toEqual({ text: expected, messages: [] });
  });
});

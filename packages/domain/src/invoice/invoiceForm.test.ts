import { describe, expect, it } from 'vitest';
import { type InvoiceFields, invoiceForm } from './invoiceForm.ts';

const special: InvoiceFields = {
  kind: 'special',
  title: '山东泰岳健身科技有限公司',
  taxNumber: '91350100M000100Y43',
  email: 'finance@example.cn',
  registeredAddress: '山东省德州市宁津县宁德大街1号',
  registeredPhone: '0534-8880000',
  bankName: '示例银行德州宁津支行',
  bankAccount: '6200118000001',
};
const empty: InvoiceFields = {
  kind: 'special',
  title: '',
  taxNumber: '',
  email: '',
  registeredAddress: '',
  registeredPhone: '',
  bankName: '',
  bankAccount: '',
};

function refusals(value: object): Record<string, string> {
  const read = invoiceForm.safeParse(value);
  return read.success
    ? {}
    : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

const always = {
  title: '请输入发票抬头',
  taxNumber: '请输入18位的纳税人识别号（统一社会信用代码）',
  email: '请输入正确的收票邮箱',
};

describe('invoiceForm', () => {
  it('takes both kinds, and drops from a normal invoice what only a special one needs', () => {
    expect(invoiceForm.parse(special)).toEqual(special);
    expect(invoiceForm.parse({ ...special, kind: 'normal', bankAccount: 'x' })).toEqual({
      kind: 'normal',
      title: special.title,
      taxNumber: special.taxNumber,
      email: special.email,
    });
  });

  it('asks for title, tax number and e-mail in a normal invoice, and for the registered data in a special one', () => {
    expect(refusals({ ...empty, kind: 'normal' })).toEqual(always);
    expect(refusals(empty)).toEqual({
      ...always,
      registeredAddress: '请输入注册地址',
      registeredPhone: '请输入正确的注册电话，例如 0534-8880000',
      bankName: '请输入发票上的开户银行',
      bankAccount: '请输入数字组成的银行账号',
    });
  });

  it.each(['', 'paper', 1, undefined])('asks for the kind when it is %j', (kind) => {
    expect(refusals({ ...special, kind })).toEqual({ kind: '请选择发票类型' });
  });

  it('takes texts of 100 characters and none of 101', () => {
    for (const name of ['title', 'registeredAddress', 'bankName'] as const) {
      expect(refusals({ ...special, [name]: '岳'.repeat(100) })).toEqual({});
      expect(refusals({ ...special, [name]: '岳'.repeat(101) })).toEqual({ [name]: '不能超过100字，请精简后重新提交' });
    }
    expect(refusals({ ...special, bankAccount: '1'.repeat(101) })).toHaveProperty('bankAccount');
    expect(refusals({ ...special, email: `a@${'b.'.repeat(48)}cn` })).toEqual({});
    expect(refusals({ ...special, email: `a@${'b.'.repeat(49)}cnn` })).toHaveProperty('email');
  });

  it('keeps texts on one line without invisible characters', () => {
    const { title } = invoiceForm.parse({ ...special, title: ' 泰岳\u202e健身\n科技 ' });
    expect(title).toBe('泰岳健身 科技');
  });

  it.each([
    ['registeredPhone', '13800000118', true],
    ['registeredPhone', '0534 888 0000', true],
    ['registeredPhone', '888', false],
    ['registeredPhone', '0534-8880000转8', false],
    ['bankAccount', '6200 1180', true],
    ['bankAccount', '６２００-1180', true],
    ['bankAccount', '6200x', false],
    ['email', 'finance@example', false],
  ])('judges %s “%s”', (name, text, taken) => {
    expect(Object.keys(refusals({ ...special, [name]: text }))).toEqual(taken ? [] : [name]);
  });
});

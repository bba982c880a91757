import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromChina } from '../time/chinaTime.ts';
import { joinPictures, paymentForm, paymentInfo, paymentMethod, paymentMethods, splitPictures } from './payment.ts';

const now = fromChina(2026, 5, 18, 14, 20);
const picture = { fileName: 'v-1.png', fullUrl: 'https://files.example/v-1.png', type: 'image/png', size: 1 };
const typed = {
  depositBank: '示例银行济南高新支行',
  bankAccountName: '山东泰岳健身科技有限公司',
  bankNo: '6200118000420',
  payAmount: '2800.00',
  payTime: '2026-05-18 14:20',
  payPictures: [picture],
};
const form = paymentForm(() => now);
const issuesIn = (changes: object, schema: { safeParse: typeof form.safeParse } = form) =>
  schema.safeParse({ ...typed, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

const empty = [
  ['depositBank', '请输入开户银行'],
  ['bankAccountName', '请输入账户名称'],
  ['bankNo', '请输入银行账号'],
  ['payAmount', '请输入付款金额'],
  ['payTime', '请选择付款时间'],
  ['payPictures', '请上传付款凭证'],
];
const pictureRefusal = '付款凭证须为10MB以内的jpeg、png或bmp图片';

describe('paymentMethods', () => {
  it('names the two ways when they are offered', () => {
    expect(paymentMethods).toEqual({ transfer: '线下支付', wechat: '微信支付' });
    expect(['transfer', 'wechat'].every((method) => paymentMethod.safeParse(method).success)).toBe(true);
    expect([1, '1', 'cash'].some((method) => paymentMethod.safeParse(method).success)).toBe(false);
  });
});

describe('paymentForm', () => {
  it('takes what was typed when it is right, trimmed', () => {
    expect(form.parse(typed)).toEqual(typed);
    expect(form.parse({ ...typed, bankNo: ' 62001 ', payTime: ' 2026-05-18 ' })).toMatchObject({
      bankNo: '62001',
      payTime: '2026-05-18',
    });
  });

  it('says everything at once, one sentence a field and in their order, when the form is empty', () => {
    const blank = { depositBank: '', bankAccountName: ' ', bankNo: '', payAmount: '', payTime: '', payPictures: [] };
    expect(issuesIn(blank)).toEqual(empty);
    expect(form.safeParse({}).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(empty);
  });

  it.each(['6200 1180', '6200-1180', '６２００ 1180'])('reads the account number %j as digits', (bankNo) => {
    expect(form.parse({ ...typed, bankNo }).bankNo).toBe('62001180');
  });

  it.each(['62001180A', '1.5', '+6200'])('refuses the account number %j when it is more than digits', (bankNo) => {
    expect(issuesIn({ bankNo })).toEqual([['bankNo', '账号只能由数字组成']]);
  });

  it.each(['abc', '1.', '.5', '1.234', '-1', '2,800.00', '1 000', '1e3'])(
    'refuses the amount %j when it is none',
    (payAmount) => {
      expect(issuesIn({ payAmount })).toEqual([['payAmount', '请输入正确的金额']]);
    },
  );

  it.each(['2800', '2800.5', '0.01', '0'])(
    'takes the amount %s when it has digits and at most two decimals',
    (payAmount) => {
      expect(issuesIn({ payAmount })).toBeUndefined();
    },
  );

  it('takes a time when it is before the end of today in China, and refuses it from tomorrow on', () => {
    expect(issuesIn({ payTime: '2026-05-18 23:59:59' })).toBeUndefined();
    expect(issuesIn({ payTime: '2025-01-01' })).toBeUndefined();
    expect(issuesIn({ payTime: '2026-05-19' })).toEqual([['payTime', '付款时间不能晚于今天']]);
    expect(issuesIn({ payTime: '2026-05-19 00:00:00' })).toEqual([['payTime', '付款时间不能晚于今天']]);
    const midnight = paymentForm(() => fromChina(2026, 5, 19));
    expect(issuesIn({ payTime: '2026-05-19 23:59:59' }, midnight)).toBeUndefined();
    expect(
      issuesIn(
        { payTime: '2026-05-19' },
        paymentForm(() => fromChina(2026, 5, 19) - 1),
      ),
    ).toEqual([['payTime', '付款时间不能晚于今天']]);
  });

  it('takes a time of the new day when midnight in China has passed since the form was opened', () => {
    let moment = fromChina(2026, 5, 19) - 1;
    const open = paymentForm(() => moment);
    expect(issuesIn({ payTime: '2026-05-19 00:01' }, open)).toEqual([['payTime', '付款时间不能晚于今天']]);
    moment += 60_001;
    expect(issuesIn({ payTime: '2026-05-19 00:01' }, open)).toBeUndefined();
  });

  it.each(['2026-02-30', '18.05.2026', '今天', '2026-05-18 25:00'])('asks for a time when it is %j', (payTime) => {
    expect(issuesIn({ payTime })).toEqual([['payTime', '请选择付款时间']]);
  });

  it.each(['image/jpeg', 'image/png', 'image/bmp'])('takes a voucher of 10 MB when it is %s', (type) => {
    expect(issuesIn({ payPictures: [{ ...picture, type, size: 10_485_760 }] })).toBeUndefined();
  });

  it('refuses a voucher when it is of another kind or larger', () => {
    expect(issuesIn({ payPictures: [picture, { ...picture, size: 10_485_761 }] })).toEqual([
      ['payPictures.1.size', pictureRefusal],
    ]);
    for (const type of ['image/gif', 'application/pdf', '']) {
      expect(issuesIn({ payPictures: [{ ...picture, type }] })).toEqual([['payPictures.0.type', pictureRefusal]]);
    }
  });
});

describe('paymentInfo', () => {
  const { type: _type, size: _size, ...kept } = picture;
  const info = { ...typed, payPictures: [kept], orderId: 'o1' };
  const saidOf = (value: unknown) =>
    paymentInfo.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('takes what travels when it is whole, later times too, since the day is judged where the form is', () => {
    expect(paymentInfo.parse(info)).toEqual(info);
    expect(saidOf({ ...info, payTime: '2099-01-01' })).toBeUndefined();
  });

  it('says everything at once when nothing came', () => {
    expect(saidOf({ payPictures: [] })).toEqual([...empty, ['orderId', '信息不完整，请返回重新选择']]);
  });
});

describe('joinPictures', () => {
  const pictures = [
    { fileName: 'a.png', fullUrl: 'https://f.cn/a.png' },
    { fileName: 'b,1.png', fullUrl: 'https://f.cn/b.png?x=1,2,3' },
  ];

  it('joins names and addresses in the same order and hides commas inside them', () => {
    expect(joinPictures(pictures)).toEqual({
      payPicture: 'a.png,b%2C1.png',
      realPayPicture: 'https://f.cn/a.png,https://f.cn/b.png?x=1%2C2%2C3',
    });
    expect(joinPictures([])).toEqual({ payPicture: '', realPayPicture: '' });
  });

  it('drops what has no name and leaves missing addresses empty when pictures are taken apart', () => {
    expect(splitPictures({ payPicture: '', realPayPicture: '' })).toEqual([]);
    expect(splitPictures({ payPicture: 'a,,b', realPayPicture: 'x,y' })).toEqual([
      { fileName: 'a', fullUrl: 'x' },
      { fileName: 'b', fullUrl: '' },
    ]);
  });

  it('is undone by splitPictures when no name or address has a comma', () => {
    const text = fc.string({ minLength: 1 }).map((value) => value.replaceAll(',', ';'));
    fc.assert(
      fc.property(fc.array(fc.record({ fileName: text, fullUrl: text })), (many) => {
        expect(splitPictures(joinPictures(many))).toEqual(many);
      }),
    );
  });
});

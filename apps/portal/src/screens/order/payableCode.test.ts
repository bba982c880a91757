import { describe, expect, it } from 'vitest';
import { payableCode, payPage } from './payableCode.ts';

const origin = 'https://www.example.cn';

describe('payableCode', () => {
  it('is an address in full when it leads inside the site', () => {
    expect(payableCode('/__pay/wechat/abc', origin)).toBe('https://www.example.cn/__pay/wechat/abc');
  });

  it('stays what it is when it is the code of a provider', () => {
    expect(payableCode('weixin://wxpay/bizpayurl?pr=abc', origin)).toBe('weixin://wxpay/bizpayurl?pr=abc');
  });
});

describe('payPage', () => {
  it('is a page only when a browser can open it', () => {
    expect(payPage('https://www.example.cn/__pay/wechat/abc')).toBe('https://www.example.cn/__pay/wechat/abc');
    expect(payPage('weixin://wxpay/bizpayurl?pr=abc')).toBeNull();
  });
});

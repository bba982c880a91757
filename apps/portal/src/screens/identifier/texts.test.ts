import { describe, expect, it } from 'vitest';
import { factFace } from './factFace.ts';
import { qrAddress } from './qrAddress.ts';
import { readWebsite } from './website.ts';

describe('readWebsite', () => {
  it('adds https to a bare host', () => {
    expect(readWebsite('www.example.cn')).toEqual({ href: 'https://www.example.cn/', label: 'www.example.cn' });
  });

  it('keeps the scheme when it is http or https', () => {
    expect(readWebsite(' http://example.cn/a ')).toEqual({ href: 'http://example.cn/a', label: 'example.cn/a' });
  });

  it.each([
    '',
    '暂无',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.cn',
    'https://user@evil.cn',
    'ftp://a.cn',
    'https://',
  ])('refuses %j', (text) => {
    expect(readWebsite(text)).toBeNull();
  });
});

describe('qrAddress', () => {
  const identifier = '88.118.001/GT-2026-000123';
  const own = 'https://portal.cn/product_scene?identifier=88.118.001%2FGT-2026-000123';

  it('appends the encoded identifier when the link is complete', () => {
    expect(qrAddress('https://m.cn/q?identifier=', identifier, 'https://portal.cn')).toBe(
      'https://m.cn/q?identifier=88.118.001%2FGT-2026-000123',
    );
  });

  it('completes a relative link with the page’s own origin', () => {
    expect(qrAddress('/product_scene?identifier=', identifier, 'https://portal.cn')).toBe(own);
  });

  it('leads to this page when the link is missing or has another scheme', () => {
    expect(qrAddress('', identifier, 'https://portal.cn')).toBe(own);
    expect(qrAddress('javascript:x=', identifier, 'https://portal.cn')).toBe(own);
  });
});

describe('factFace', () => {
  it.each([
    ['B20260502-03', 'code'],
    ['88.118.001', 'code'],
    ['88.118.001/QC-2026-050631', 'code'],
    ['2026-05-06', 'figure'],
    ['2026-05-12 09:20', 'figure'],
    ['12,846', 'figure'],
    ['±0.8%', 'figure'],
    ['GT-6 Pro', undefined],
    ['山东泰岳健身科技有限公司', undefined],
    ['合格', undefined],
    ['', undefined],
  ])('sets %j in the face %s', (value, face) => {
    expect(factFace(value)).toBe(face);
  });
});

import { existsSync } from 'node:fs';
import { followOnUrl, parseIdentifier } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { validateBrand } from './brandSchema.ts';
import { lima } from './lima.ts';

describe('validateBrand', () => {
  it('accepts the complete default brand', () => {
    expect(validateBrand(lima)).toEqual(lima);
  });

  it('names the invalid fields of an incomplete brand', () => {
    const { phone: _phone, ...withoutPhone } = lima;
    expect(() => validateBrand({ ...withoutPhone, email: 'nobody' })).toThrow(
      'The brand configuration is wrong in: phone, email.',
    );
  });

  it('refuses after-sales support without an address to write to', () => {
    const support = { ...lima.support, email: 'support' };
    expect(() => validateBrand({ ...lima, support })).toThrow('support.email');
  });

  it('refuses an external link that is not a URL', () => {
    const links = { ...lima.links, filing: 'javascript:alert(1)' };
    expect(() => validateBrand({ ...lima, links })).toThrow('links.filing');
  });

  it('accepts a console when all of its pages are named', () => {
    const page = 'https://console.example.cn/';
    const withConsole = (console: object) => ({ ...lima, links: { ...lima.links, console } });
    expect(validateBrand(withConsole({ home: page, orders: page, trials: page })).links.console?.home).toBe(page);
    expect(() => validateBrand(withConsole({ home: page, orders: page }))).toThrow('links.console.trials');
  });

  it('refuses a rule for another system when its address is not a URL', () => {
    const prefixRules = [{ nodePrefix: '88.118', areaCode: '371422', url: '/enterprise/add' }];
    expect(() => validateBrand({ ...lima, prefixRules })).toThrow('prefixRules.0.url');
  });

  it('refuses a bank account when its number is not made of digits', () => {
    const bank = { ...lima.bank, accountNo: '6200 0000 0118 0042' };
    expect(() => validateBrand({ ...lima, bank })).toThrow('bank.accountNo');
  });

  it.each(['https://pictures.example.cn/lamp.svg', '//pictures.example.cn/lamp.svg', 'lamp.svg', ''])(
    'refuses %j as a default picture, since it is no path of the site',
    (product) => {
      const defaultPictures = { ...lima.defaultPictures, product };
      expect(() => validateBrand({ ...lima, defaultPictures })).toThrow('defaultPictures.product');
    },
  );

  it('refuses a brand without example identifiers', () => {
    expect(() => validateBrand({ ...lima, examples: [] })).toThrow('examples');
  });
});

describe('the default brand', () => {
  it.each(Object.values(lima.defaultPictures))('has the drawing %s for objects without a picture', (address) => {
    expect(existsSync(new URL(`../../../../packages/ui${address}`, import.meta.url))).toBe(true);
  });

  it('leads enterprises of its node and county to another system once they have their prefix', () => {
    const { prefix } = lima.node;
    const areas = ['370000', '371400', '371422'];
    expect(followOnUrl(lima.prefixRules, prefix, areas)).toMatch(/^https:/);
    expect(followOnUrl(lima.prefixRules, prefix, areas.slice(0, 2))).toBeNull();
  });

  it('offers example identifiers of its own node', () => {
    for (const example of lima.examples) {
      const verdict = parseIdentifier(example.identifier);
      expect(verdict).toMatchObject({ ok: true, text: example.identifier });
      expect(example.identifier.startsWith(`${lima.node.prefix}.`)).toBe(true);
    }
  });
});

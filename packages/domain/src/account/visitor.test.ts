import { describe, expect, it } from 'vitest';
import { headerOffer, headerOffers, prefixLink, userTypeOf } from './visitor.ts';

// Type, prefix, what the header offers, where the link of the promotion page leads; for logged-in users
const users = [
  [null, false, 'prefix', 'registration'],
  [null, true, 'console', 'registration'],
  ['', false, 'prefix', 'registration'],
  ['', true, 'console', 'registration'],
  ['ORDINARY', false, 'prefix', 'registration'],
  ['ORDINARY', true, 'console', 'registration'],
  ['COMPANY', false, 'console', 'registration'],
  ['COMPANY', true, 'console', 'accountSite'],
  ['COMPANY_ADMIN', false, 'console', 'registration'],
  ['COMPANY_ADMIN', true, 'console', 'accountSite'],
  ['ADMIN', false, 'prefix', 'registration'],
  ['ADMIN', true, 'prefix', 'accountSite'],
  ['MANAGER', false, 'prefix', 'registration'],
  ['MANAGER', true, 'prefix', 'accountSite'],
  ['AUDITOR', false, 'console', 'registration'],
  ['AUDITOR', true, 'console', 'accountSite'],
  // Types named like a row of the table or like a property of every object
  ['unset', false, 'console', 'registration'],
  ['unset', true, 'console', 'accountSite'],
  ['other', false, 'console', 'registration'],
  ['toString', false, 'console', 'registration'],
] as const;

describe('headerOffer', () => {
  it.each(users)('offers a user of type %s with prefix %s the %s when logged in', (type, hasPrefix, offer) => {
    expect(headerOffer({ loggedIn: true, type, hasPrefix })).toBe(offer);
  });

  it.each(users)('offers a visitor of type %s with prefix %s nothing when logged out', (type, hasPrefix) => {
    expect(headerOffer({ loggedIn: false, type, hasPrefix })).toBe('none');
  });

  it('follows from two sentences when every row is worked out', () => {
    for (const [type, hasPrefix] of users) {
      const isStaff = type === 'ADMIN' || type === 'MANAGER';
      const hasConsole = (type !== null && type !== '' && type !== 'ORDINARY') || hasPrefix;
      const offer = hasConsole && !isStaff ? 'console' : 'prefix';
      expect(headerOffer({ loggedIn: true, type, hasPrefix })).toBe(offer);
    }
  });
});

describe('userTypeOf', () => {
  it('knows the named types and calls the rest unset or other when a type is read', () => {
    for (const type of ['ORDINARY', 'COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER'] as const)
      expect(userTypeOf(type)).toBe(type);
    for (const type of [null, '']) expect(userTypeOf(type)).toBe('unset');
    for (const type of ['unset', 'other', 'company', 'toString']) expect(userTypeOf(type)).toBe('other');
    expect(Object.keys(headerOffers)).toHaveLength(7);
  });
});

describe('prefixLink', () => {
  it.each(users)(
    'leads a user of type %s with prefix %s right when logged in (header: %s, link: %s)',
    (type, hasPrefix, _, link) => {
      expect(prefixLink({ loggedIn: true, type, hasPrefix })).toBe(link);
    },
  );

  it.each(users)('leads a visitor of type %s with prefix %s to the login page when logged out', (type, hasPrefix) => {
    expect(prefixLink({ loggedIn: false, type, hasPrefix })).toBe('login');
  });
});

import { headerOffers, prefixLink } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { lima } from '../../brand/lima.ts';
import { homeWithoutConsole } from '../../shared/console/consoleHome.ts';
import { applyPlace } from './applyPlace.ts';

const site = { address: 'https://account.example.cn/', subCode: 'lima', subName: '力码' };
const withSite = { ...lima, accountSite: site };
const home = 'https://console.example.cn/';
const withConsole = { ...lima, links: { ...lima.links, console: { home, orders: home, trials: home } } };
const back = 'https://id.example.cn/new_identification';
const visit = `https://account.example.cn/?${new URLSearchParams({ type: 'login', backUrl: back, subCode: 'lima', subName: '力码' })}`;
const types = [null, '', ...Object.keys(headerOffers)];
const prefixes = [true, false];

describe('applyPlace', () => {
  it.each(types)('leads a visitor to the login page when he is logged out, his type being %j', (type) => {
    for (const hasPrefix of prefixes)
      for (const brand of [lima, withSite, withConsole])
        expect(applyPlace({ loggedIn: false, type, hasPrefix }, brand, back)).toEqual({
          href: '/login',
          external: false,
        });
  });

  it.each(types)('leads a user of type %j where the rule says when he is logged in', (type) => {
    for (const hasPrefix of prefixes) {
      const user = { loggedIn: true, type, hasPrefix };
      const registers = prefixLink(user) === 'registration';
      const { href } = applyPlace(user, withSite, back);
      expect(href).toBe(registers ? '/identification' : visit);
    }
  });

  it('registers an ordinary user, and whoever has no prefix yet', () => {
    for (const hasPrefix of prefixes)
      expect(applyPlace({ loggedIn: true, type: 'ORDINARY', hasPrefix }, withSite, back).href).toBe('/identification');
    for (const type of types)
      expect(applyPlace({ loggedIn: true, type, hasPrefix: false }, withSite, back).href).toBe('/identification');
  });

  it('leads an enterprise with a prefix to the account site, else to the console, else to what stands in for it', () => {
    const enterprise = { loggedIn: true, type: 'COMPANY_ADMIN', hasPrefix: true };
    expect(applyPlace(enterprise, { ...withConsole, accountSite: site }, back)).toEqual({
      href: visit,
      external: true,
    });
    expect(applyPlace(enterprise, withConsole, back)).toEqual({ href: home, external: true });
    expect(applyPlace(enterprise, lima, back)).toEqual({ href: homeWithoutConsole, external: false });
  });
});

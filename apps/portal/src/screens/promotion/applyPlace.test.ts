import { headerOffers, prefixLink } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { lima } from '../../brand/lima.ts';
import { applyPlace } from './applyPlace.ts';

const site = { address: 'https://account.example.cn/', subCode: 'lima', subName: '力码' };
const withSite = { ...lima, accountSite: site };
const back = 'https://id.example.cn/new_identification';
const visit = `https://account.example.cn/?${new URLSearchParams({ type: 'login', backUrl: back, subCode: 'lima', subName: '力码' })}`;
const types = [null, '', ...Object.keys(headerOffers)];
const prefixes = [true, false];
const standingOf = (hasPrefix: boolean) => (hasPrefix ? 'held' : 'none');

describe('applyPlace', () => {
  it.each(types)('leads a logged-out visitor of type %j to the login page', (type) => {
    for (const hasPrefix of prefixes)
      for (const brand of [lima, withSite])
        expect(applyPlace({ loggedIn: false, type, hasPrefix }, 'none', brand, back)).toEqual({
          href: '/login',
          external: false,
          label: '免费申请前缀',
        });
  });

  it.each(types)('leads a logged-in user of type %j to the target of the rule', (type) => {
    for (const hasPrefix of prefixes) {
      const user = { loggedIn: true, type, hasPrefix };
      const registers = prefixLink(user) === 'registration';
      const { href } = applyPlace(user, standingOf(hasPrefix), withSite, back);
      expect(href).toBe(registers ? '/identification' : visit);
    }
  });

  it.each([
    ['none', '免费申请前缀'],
    ['reviewing', '查看审核进度'],
    ['rejected', '修改后重新提交'],
  ] as const)('leads who has no prefix yet (%s) to the registration as %s', (standing, label) => {
    for (const type of types)
      expect(applyPlace({ loggedIn: true, type, hasPrefix: false }, standing, withSite, back)).toEqual({
        href: '/identification',
        external: false,
        label,
      });
  });

  it('leads an ordinary user whose prefix is suspended to the page that says so', () => {
    const member = { loggedIn: true, type: 'ORDINARY', hasPrefix: true };
    expect(applyPlace(member, 'suspended', withSite, back)).toEqual({
      href: '/identification',
      external: false,
      label: '查看停用详情',
    });
  });

  it('leads an enterprise with a prefix to the account site, else to its settings', () => {
    const enterprise = { loggedIn: true, type: 'COMPANY_ADMIN', hasPrefix: true };
    expect(applyPlace(enterprise, 'held', withSite, back)).toEqual({
      href: visit,
      external: true,
      label: '前往企业账号',
    });
    expect(applyPlace(enterprise, 'held', lima, back)).toEqual({
      href: '/personal_update',
      external: false,
      label: '查看我的前缀',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { pathBases } from '../contract/pathBases.ts';
import { rebased } from './rebased.ts';

const paths = Object.values(contract).map(({ path }) => path);

describe('rebased', () => {
  it.each(pathBases)('puts another base in place of %s, and changes no path with a base of its own', (base) => {
    const begins = `${base}/`;
    const others = paths.filter((path) => !path.startsWith(begins));
    expect(paths.length).toBeGreaterThan(others.length);
    for (const path of paths.filter((one) => one.startsWith(begins))) {
      expect(rebased(path, { [base]: '/of/theirs' })).toBe(`/of/theirs/${path.slice(begins.length)}`);
    }
    for (const path of others) expect(rebased(path, { [base]: '/of/theirs' })).toBe(path);
  });

  it.each([
    ['/platform-user-service2/customer', 'a longer name that begins alike'],
    ['/platform-user/customer', 'a shorter name'],
    ['/api/platform-user-service/customer', 'a later segment'],
    ['/elsewhere/customer', 'an unknown base'],
    ['', 'no path'],
  ])('leaves %j alone, which has %s', (path) => {
    expect(rebased(path, { '/platform-user-service': '/user' })).toBe(path);
  });

  it('takes a base away when the gateway has none in its place', () => {
    expect(rebased('/platform-user-service/customer/info.html', { '/platform-user-service': '' })).toBe(
      '/customer/info.html',
    );
  });

  it('inserts a base as it is, dollar signs too', () => {
    expect(rebased('/security/login', { '/security': '/a$&b' })).toBe('/a$&b/login');
  });
});

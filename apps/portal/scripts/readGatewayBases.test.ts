import { describe, expect, it } from 'vitest';
import { pathBases } from '../../../packages/api/src/contract/pathBases.ts';
import { readGatewayBases } from './readGatewayBases.ts';

describe('readGatewayBases', () => {
  it.each([[undefined], [''], [' ']])('reads %j as no base of its own', (given) => {
    expect(readGatewayBases(given)).toBeUndefined();
  });

  it.each([
    ['/platform-user-service=/user', { '/platform-user-service': '/user' }],
    ['/security=/auth/v1.2/', { '/security': '/auth/v1.2' }],
    ['/platform-user-service=/', { '/platform-user-service': '' }],
    [
      ' /platform-user-service=/user, /platform-operate-service=/market ',
      { '/platform-user-service': '/user', '/platform-operate-service': '/market' },
    ],
  ])('reads %j as %j', (given, bases) => {
    expect(readGatewayBases(given)).toEqual(bases);
  });

  it('reads a base for each of the contract', () => {
    const given = pathBases.map((base, at) => `${base}=/base-${at}`).join(',');
    expect(readGatewayBases(given)).toEqual(Object.fromEntries(pathBases.map((base, at) => [base, `/base-${at}`])));
  });

  it.each([
    '/platform-user-service',
    '/platform-user-service=',
    '/platform-user-service=user',
    'platform-user-service=/user',
    '/platform-user-service/customer=/user',
    '/platform-user-service=/user,',
    '/platform-user-service=//user',
    '/platform-user-service=/..',
    '/platform-user-service=/user?v=1',
    '/platform-user-service=https://gateway.example.com/user',
    '/platform-user-service=/user;/security=/auth',
  ])('refuses %j and says what it must be like', (given) => {
    expect(() => readGatewayBases(given)).toThrow('GATEWAY_BASES must be like /platform-user-service=/user');
  });

  it.each(['/platform-user', '/platform-user-service2', '/user'])(
    'refuses %s, which no call has, and lists all',
    (base) => {
      expect(() => readGatewayBases(`${base}=/user`)).toThrow(
        `GATEWAY_BASES names ${base}, which no call has. The bases are ${pathBases.join(', ')}.`,
      );
    },
  );

  it('refuses a base that comes twice', () => {
    expect(() => readGatewayBases('/security=/a,/security=/b')).toThrow('GATEWAY_BASES names /security twice.');
  });
});

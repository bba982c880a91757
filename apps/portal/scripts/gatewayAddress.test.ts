import { describe, expect, it } from 'vitest';
import { gatewayAddress } from './gatewayAddress.ts';

describe('gatewayAddress', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['https://gateway.example.com', 'https://gateway.example.com'],
    ['https://gateway.example.com/', 'https://gateway.example.com'],
    ['https://example.com:8443/resolve/', 'https://example.com:8443/resolve'],
  ])('reads %j as %j', (given, address) => {
    expect(gatewayAddress(given)).toBe(address);
  });

  it.each([
    'gateway.example.com',
    'ftp://gateway.example.com',
    'https://',
    'https://example.com/?a=1',
    'https://example.com/#a',
  ])('refuses %j and says what it must be like', (given) => {
    expect(() => gatewayAddress(given)).toThrow('GATEWAY_URL must be like https://gateway.example.com');
  });
});

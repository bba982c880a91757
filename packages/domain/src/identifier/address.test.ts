import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifierAddress, identifierAddressOfPath, qrContent } from './address.ts';

describe('identifierAddress', () => {
  it('encodes the slash when it makes the address of a page', () => {
    expect(identifierAddress('88.118.001/GT-2026-000123')).toBe(
      '/product_scene?identifier=88.118.001%2FGT-2026-000123',
    );
  });

  it('gives the identifier back when a browser reads the query, and never throws on half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (identifier) => {
        const address = new URL(identifierAddress(identifier), 'https://lima.example');
        expect(address.searchParams.get('identifier')).toBe(identifier);
      }),
    );
    expect(identifierAddress('\uD800')).toBe('/product_scene?identifier=%EF%BF%BD');
  });
});

describe('identifierAddressOfPath', () => {
  it.each([
    ['/88.118.001/GT-2026-000123', '/product_scene?identifier=88.118.001%2FGT-2026-000123'],
    ['/88.118.001/GT-2026-000123/', '/product_scene?identifier=88.118.001%2FGT-2026-000123'],
    ['/88.118.001/a/b', '/product_scene?identifier=88.118.001%2Fa%2Fb'],
    ['/88.118.001%2fGT-2026-000123', '/product_scene?identifier=88.118.001%2FGT-2026-000123'],
    ['/88.118.001/GT-1%E3%80%82', '/product_scene?identifier=88.118.001%2FGT-1'],
    ['/88.118.001/GT-1).', '/product_scene?identifier=88.118.001%2FGT-1'],
    ['/88.118.001/GT-1%2', '/product_scene?identifier=88.118.001%2FGT-1'],
    ['/88.118.001%2', null],
    ['/88.118.001/%E6%ZZ', null],
    ['/88.118.001', null],
    ['/88.118.001/', null],
    ['/88.118.001/-', null],
    ['/news/88.118.001/GT-1', null],
    ['//88.118.001/GT-1', null],
    ['/', null],
  ])('reads %s as %s', (path, address) => {
    expect(identifierAddressOfPath(path)).toBe(address);
  });
});

describe('qrContent', () => {
  it('appends the encoded identifier when the link ends with its parameter', () => {
    expect(qrContent('https://lima.example/product_scene?identifier=', '88.118.001/A=1')).toBe(
      'https://lima.example/product_scene?identifier=88.118.001%2FA%3D1',
    );
  });
});

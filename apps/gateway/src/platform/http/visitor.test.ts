import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitorOf } from './visitor.ts';

describe('visitorOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('counts %s as %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });

  it('identifies a /64 network as one visitor, and its neighbours as others', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.nat(0xffff), (address, group) => {
        const visitor = visitorOf(address);
        fc.pre(visitor.includes(':'));
        const [first = '', second = '', third = '', fourth = ''] = visitor.split(':');
        const network = [first, second, third, fourth].join(':');
        expect(visitorOf(`${network}:${group.toString(16)}:0:0:1`)).toBe(visitor);
        const neighbour = (Number.parseInt(fourth, 16) ^ 1).toString(16);
        expect(visitorOf(`${first}:${second}:${third}:${neighbour}::1`)).not.toBe(visitor);
      }),
    );
  });
});

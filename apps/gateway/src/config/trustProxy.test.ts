import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StartRefusal } from '../platform/startRefusal.ts';
import { readTrustProxy } from './trustProxy.ts';

function refusalOf(value: string): string {
  try {
    readTrustProxy(value);
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
    throw error;
  }
  throw new Error(`${value} was taken.`);
}

describe('readTrustProxy', () => {
  it.each([
    ['0', false],
    ['1', 1],
    ['10', 10],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
    ['2001:db8::/32', ['2001:db8::/32']],
  ])('reads %s', (value, read) => {
    expect(readTrustProxy(value)).toEqual(read);
  });

  it.each(['true', 'TRUE', 'yes', 'on', '*', 'all'])(
    'rejects %s, which would let anybody spoof an address',
    (value) => {
      const refusal = refusalOf(value);
      expect(refusal).toContain(`“${value}”`);
      expect(refusal).toContain('任何访客伪造');
    },
  );

  it.each(['0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1', '2000::/3', '10.0.0.0/7'])(
    'rejects a network that is too wide: %s',
    (value) => {
      expect(refusalOf(value)).toContain('过大');
    },
  );

  it.each([
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/8/8',
    '10.0.0/8',
    'proxy.example.com',
    '11',
    '-1',
    '1.5',
    '00',
    'local',
    '10.0.0.1,',
    '::ffff:10.0.0.0/104',
    'fe80::1%eth0',
    'false',
  ])('says what is allowed when it is %s', (value) => {
    expect(refusalOf(value)).toMatch(/TRUST_PROXY[^。]*代理层数[^。]*loopback、linklocal、uniquelocal。$/);
  });

  it('never trusts everybody, for any input', () => {
    const parts = fc.array(fc.constantFrom('0', '1', '.', '/', ':', ',', '255', 'true', '*', ' '), { maxLength: 8 });
    const isSafe = (value: string) => {
      try {
        const read = readTrustProxy(value);
        return read === false || (Array.isArray(read) ? !read.some((network) => /\/[0-7]$/.test(network)) : read <= 10);
      } catch (error) {
        return error instanceof StartRefusal;
      }
    };
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          parts.map((all) => all.join('')),
        ),
        (value) => {
          expect(isSafe(value)).toBe(true);
        },
      ),
    );
  });
});

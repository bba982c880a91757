import { describe, expect, it } from 'vitest';
import { describeError, redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['phone', 'call 13812345678 now', '13812345678'],
    ['phone with country', 'call +86 138 and +8613812345678', '8613812345678'],
    ['address', 'from 203.0.113.9 port 1', '203.0.113.9'],
    ['IPv6 address', 'from 2001:db8:85a3:1:2:8a2e:370:7334', '2001:db8'],
    ['short IPv6 address', 'from 2001:db8::7334', '2001:db8'],
    ['e-mail', 'to wang.fang@example.com', 'wang.fang'],
    ['citizen id', 'id 37142219900307123X', '37142219900307123X'],
    ['web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJhbGci'],
    ['bearer', 'authorization: Bearer abcdefgh12345678', 'abcdefgh'],
    ['token field', '{"accessToken":"abc-123"}', 'abc-123'],
    ['signature of a link', '/private/0f.webp?viewer=a&expires=1&signature=q_2-Zx', 'q_2-Zx'],
    ['password in an address', 'postgres://lima:hunter2@db/lima', 'hunter2'],
  ])('takes out what is personal: %s', (_kind, text, secret) => {
    expect(redact(text)).not.toContain(secret);
  });

  it.each([
    '88.118.001/GT-2026-000123',
    '2026-11-21T05:18:41.152Z',
    '"ms":1732166321152',
    '86c4a383-73ae-4501-a4bb-34c9629fe6dd',
    'at file:///srv/lima/app.ts:12:34',
    'database maintenance failed',
  ])('leaves what is not: %s', (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe('redact of a long line', () => {
  it.each(['x', 'a.', 'a-', 'ey-', 'a://b:', 'token ', 'token:', 'Bearer ', '1', 'a:', '1.', '@', 'a@b.'])(
    'is linear in its length when %j is repeated',
    (part) => {
      const line = part.repeat(60_000 / part.length);
      const started = performance.now();
      redact(line);
      expect(performance.now() - started).toBeLessThan(1_000);
    },
  );
});

describe('describeError', () => {
  it('contains the kind of a database error and not the row that it quotes', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "account_phone_key"'), {
      code: '23505',
      constraint: 'account_phone_key',
      detail: 'Key (phone)=(13812345678) already exists.',
    });
    const described = describeError(error);
    expect(described).toMatchObject({ type: 'Error', code: '23505', constraint: 'account_phone_key' });
    expect(JSON.stringify(described)).not.toContain('1381234');
  });

  it('describes thrown values that are no errors', () => {
    expect(describeError('13812345678')).toMatchObject({ message: '[phone]' });
  });
});

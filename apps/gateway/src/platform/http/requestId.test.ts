import { describe, expect, it } from 'vitest';
import { requestIdOf } from './requestId.ts';

const given = (id: string) => requestIdOf({ headers: { 'x-request-id': id } });

describe('requestIdOf', () => {
  it.each(['abcd1234', '86c4a383-73ae-4501-a4bb-34c9629fe6dd', 'A_b-'.repeat(16)])(
    'adopts the id when it is %s',
    (id) => {
      expect(given(id)).toBe(id);
    },
  );

  it.each(['', 'short', 'a'.repeat(65), 'with space', 'line\nbreak', '"quoted"', '中文中文中文中文', '{"a":"bcdefg"}'])(
    'generates a new id when the given one is %j',
    (id) => {
      expect(given(id)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('generates a unique id for every request without one', () => {
    expect(requestIdOf({ headers: {} })).not.toBe(requestIdOf({ headers: {} }));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeParts } from './codeParts.ts';

describe('codeParts', () => {
  it('distinguishes string values from field names', () => {
    expect(codeParts('{ "name": "跑\\"步机", "count": 3 }').filter(({ kind }) => kind === 'string')).toEqual([
      { at: 10, text: '"跑\\"步机"', kind: 'string' },
    ]);
  });

  it('keeps every character of the code', () => {
    fc.assert(
      fc.property(fc.json(), (code) => {
        expect(
          codeParts(code)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code);
      }),
    );
  });
});

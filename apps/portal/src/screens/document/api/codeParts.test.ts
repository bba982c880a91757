import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeParts } from './codeParts.ts';

describe('codeParts', () => {
  it('tells texts from the names of fields', () => {
    expect(codeParts('{ "name": "跑\\"步机", "count": 3 }').filter(({ kind }) => kind === 'string')).toEqual([
      { at: 10, text: '"跑\\"步机"', kind: 'string' },
    ]);
  });

  it('loses nothing', () => {
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

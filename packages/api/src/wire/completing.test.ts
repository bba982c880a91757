import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completing, eachOf } from './completing.ts';

const complete = completing({ name: '', count: 0, at: null }, { parts: eachOf(completing({ size: 1 })) });

describe('completing', () => {
  it.each([undefined, null])('substitutes a field when it is %j', (missing) => {
    expect(complete({ name: missing, count: 3, parts: [{ size: missing }, { size: 2 }] })).toEqual({
      name: '',
      count: 3,
      at: null,
      parts: [{ size: 1 }, { size: 2 }],
    });
  });

  it('keeps every value, also an empty one, and every other field when none is missing', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean());
    fc.assert(
      fc.property(fc.record({ name: value, count: value, at: value, other: fc.anything() }), (sent) => {
        const whole = { ...sent, parts: [{ size: 0 }] };
        expect(complete(whole)).toEqual(whole);
      }),
    );
  });

  it('does not change what was sent', () => {
    const sent = Object.freeze({ parts: Object.freeze([Object.freeze({})]) });
    expect(complete(sent)).toEqual({ name: '', count: 0, at: null, parts: [{ size: 1 }] });
    expect(sent).toEqual({ parts: [{}] });
  });

  it.each([
    [undefined, null],
    [null, null],
    ['text', 'text'],
    [7, 7],
    [['a'], ['a']],
  ])('leaves %j to the schema, as %j', (sent, left) => {
    expect(complete(sent)).toEqual(left);
  });
});

describe('eachOf', () => {
  it.each([undefined, null, 'text', { length: 1 }])('leaves %j to the schema', (sent) => {
    expect(eachOf(complete)(sent)).toBe(sent);
  });
});

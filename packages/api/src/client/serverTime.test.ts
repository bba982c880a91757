import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, readServerTime } from './serverTime.ts';

const text = 'Mon, 18 May 2026 02:20:00 GMT';
const moment = Date.parse('2026-05-18T02:20:00Z');

describe('readDate', () => {
  it('reads any time that a server writes, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 253_402_300_799 }), (seconds) => {
        const date = new Date(seconds * 1000).toUTCString();
        expect(readDate(new Headers({ date }))).toBe(seconds * 1000);
      }),
    );
  });

  it.each([
    '',
    '0',
    '2026',
    'soon',
    'Invalid Date',
    '2026-05-18T02:20:00Z',
    'Mon, 18 May 2026 02:20:00 +0800',
    'Mon, 31 Feb 2026 02:20:00 GMT',
    'Tue, 18 May 2026 02:20:00 GMT',
    `${text}, ${text}`,
  ])('reads nothing when the header is %j', (date) => {
    expect(readDate(new Headers({ date }))).toBeUndefined();
  });

  it('reads nothing when an engine could guess what is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (date) => {
        expect(readDate(new Headers({ date }))).toBeUndefined();
      }),
    );
  });
});

describe('readServerTime', () => {
  it.each([
    ['a POST', 'POST', {}],
    ['a POST that may be kept', 'POST', { 'cache-control': 'no-cache' }],
    ['a GET that must not be stored', 'GET', { 'cache-control': 'private, no-store' }],
  ])('is the Date of %s', (_, method, headers) => {
    expect(readServerTime(method, new Headers({ date: text, ...headers }))).toBe(moment);
  });

  it.each([
    ['a GET that says nothing of caches', 'GET', {}],
    ['a GET that is revalidated', 'GET', { 'cache-control': 'no-cache' }],
    ['a GET that is kept for a while', 'GET', { 'cache-control': 'public, max-age=60' }],
    ['an answer of a shared cache', 'POST', { age: '3600' }],
    ['a fresh answer of a shared cache', 'POST', { age: '0' }],
  ])('is unknown after %s', (_, method, headers) => {
    expect(readServerTime(method, new Headers({ date: text, ...headers }))).toBeUndefined();
  });

  it('is unknown when another origin does not expose its Date', () => {
    expect(readServerTime('POST', new Headers())).toBeUndefined();
  });
});

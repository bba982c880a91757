import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptWords, extensionOf, type FileFacts, isAccepted, refusalOf } from './fileRules.ts';

const kinds = { image: '图片', video: '视频' };
const sheet = { name: '出厂登记.XLSX', size: 9_542_041, type: '' };

const facts: fc.Arbitrary<FileFacts> = fc.record({
  name: fc.string(),
  size: fc.nat(50_000_000),
  type: fc.constantFrom('', 'image/png', 'application/pdf', 'text/csv'),
});

describe('isAccepted', () => {
  it.each([
    ['.xlsx', true],
    ['.csv, .xlsx', true],
    ['.csv', false],
    ['image/*', false],
    ['', true],
    [' , ', true],
    ['*/*', true],
  ])('answers for a sheet without a media type when the field accepts %j: %s', (accept, expected) => {
    expect(isAccepted(sheet, accept)).toBe(expected);
  });

  it.each([
    ['image/*', true],
    ['IMAGE/PNG', true],
    ['image/jpeg', false],
    ['video/*,.png', true],
  ])('reads the media type as well when the field accepts %j: %s', (accept, expected) => {
    expect(isAccepted({ name: '铭牌.png', size: 1, type: 'image/png' }, accept)).toBe(expected);
  });
});

describe('refusalOf', () => {
  it('checks the type before the size, and names an empty file', () => {
    const limits = { accept: '.csv', maxBytes: 1024 };
    expect(refusalOf({ name: 'a.pdf', size: 4096, type: 'application/pdf' }, limits)).toBe('type');
    expect(refusalOf({ name: 'a.csv', size: 1025, type: '' }, limits)).toBe('size');
    expect(refusalOf({ name: 'a.csv', size: 0, type: '' }, limits)).toBe('empty');
    expect(refusalOf({ name: 'a.csv', size: 1024, type: '' }, limits)).toBeNull();
  });

  it('takes every file with something in it when there are no limits', () => {
    fc.assert(
      fc.property(facts, (file) => {
        const refusal = refusalOf(file, { accept: '', maxBytes: Number.POSITIVE_INFINITY });
        expect(refusal).toBe(file.size === 0 ? 'empty' : null);
      }),
    );
  });
});

describe('extensionOf', () => {
  it.each([
    ['出厂登记.xlsx', '.xlsx'],
    ['归档.tar.gz', '.gz'],
    ['.gitignore', ''],
    ['说明', ''],
    ['结尾有点.', ''],
    ['v2.4 说明', ''],
  ])('of %s is %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });

  it('is the end of the name, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(name.endsWith(extensionOf(name))).toBe(true);
      }),
    );
  });
});

describe('acceptWords', () => {
  it.each([
    ['.csv,.xlsx', ['CSV', 'XLSX']],
    ['text/csv, .csv', ['CSV']],
    ['image/*,application/pdf', ['图片', 'PDF']],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['XLSX']],
    ['application/x-zip', ['ZIP']],
    ['font/*', ['font']],
    ['*/*', []],
    ['', []],
  ])('of %j are %j', (accept, words) => {
    expect(acceptWords(accept, kinds)).toEqual(words);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeRefusals } from '../identifier/codeRefusal.ts';
import { registrationMessages } from '../messages/registration.ts';
import { identifierDraft, registrationLines, repeatedLines } from './identifierDraft.ts';
import { objectPicturesMax, registrationLinesMax } from './limits.ts';

const { line, picture } = registrationMessages;
const prefix = '88.118.001';
const good = {
  code: 'GT-2026-000123',
  batch: 'B20260502-03',
  state: 'active',
  facts: { waybill: 'WL-0509-7716' },
  pictures: ['/pictures/1.jpg'],
};

function refusals(change: object): [path: string, message: string][] {
  const verdict = identifierDraft(prefix).safeParse({ ...good, ...change });
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('identifierDraft', () => {
  it('takes an object code alone and a whole code of the enterprise for the same', () => {
    for (const code of ['GT-2026-000123', '88.118.001/GT-2026-000123', ' ＧＴ-2026-000123']) {
      expect(identifierDraft(prefix).parse({ ...good, code })).toEqual(good);
    }
    const least = { code: good.code, batch: good.batch };
    expect(identifierDraft(prefix).parse({ ...least, state: 'draft' })).toEqual({
      ...least,
      state: 'draft',
      facts: {},
      pictures: [],
    });
  });

  it.each([
    [{ code: undefined }, 'code', line.code],
    [{ code: '' }, 'code', codeRefusals.objectCodeMissing.message],
    [{ code: '跑步机' }, 'code', codeRefusals.objectCodeChinese.message],
    [{ code: '88.118.002/GT-1' }, 'code', line.foreign(prefix)],
    [{ batch: '' }, 'batch', line.batch],
    [{ state: 'void' }, 'state', line.state],
    [{ facts: { waybill: 7 } }, 'facts.waybill', line.facts],
    [{ facts: 'none' }, 'facts', line.facts],
    [{ pictures: ['ftp://a'] }, 'pictures.0', picture],
    [
      { pictures: Array.from({ length: objectPicturesMax + 1 }, (_, index) => `/${index}`) },
      'pictures',
      registrationMessages.tooManyPictures(objectPicturesMax),
    ],
  ])('says what to do when %j is wrong', (change, field, message) => {
    expect(refusals(change)).toEqual([[field, message]]);
  });
});

describe('registrationLines', () => {
  it('takes 1 to 1,000 lines, whatever they are', () => {
    const messageOf = (lines: unknown) => registrationLines.safeParse(lines).error?.issues[0]?.message;
    expect(messageOf(Array.from({ length: registrationLinesMax }, () => null))).toBeUndefined();
    expect(messageOf(Array.from({ length: registrationLinesMax + 1 }, () => good))).toBe(
      '一次最多登记 1,000 个标识，请分次提交',
    );
    expect(messageOf([])).toBe(line.none);
    expect(messageOf({})).toBe(line.none);
  });
});

describe('repeatedLines', () => {
  it('names every line of a repeated code, with another line of it', () => {
    // The second line of the registration could not be read.
    const lines = ['A', '', 'A', 'C', 'A', 'a'].map((code, line) => ({ line, code })).filter(({ code }) => code !== '');
    expect(repeatedLines(lines)).toEqual([
      { line: 0, reason: 'twice', message: '对象码 A 与第 3 行重复，请只保留正确的一行' },
      { line: 2, reason: 'twice', message: '对象码 A 与第 1 行重复，请只保留正确的一行' },
      { line: 4, reason: 'twice', message: '对象码 A 与第 1 行重复，请只保留正确的一行' },
    ]);
  });

  it('leaves lines with different codes when those of repeated ones are taken out', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'ABCDEFGH')), (codes) => {
        const repeated = new Set(repeatedLines(codes.map((code, line) => ({ line, code }))).map((one) => one.line));
        const left = codes.filter((_, index) => !repeated.has(index));
        expect(new Set(left).size).toBe(left.length);
        for (const index of repeated) expect(left).not.toContain(codes[index]);
      }),
    );
  });
});

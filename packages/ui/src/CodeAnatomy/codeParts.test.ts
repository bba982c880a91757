import { messages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { asWritten } from '../locale/useTranslate.ts';
import { codeAnatomyTexts } from './CodeAnatomy.texts.ts';
import { type CodeQuestion, codeParts } from './codeParts.ts';

const treadmill = '88.118.001/GT-2026-000123';

function ask(question: Partial<CodeQuestion>) {
  const whole: CodeQuestion = {
    identifier: treadmill,
    preview: false,
    status: 'known',
    failedSegment: null,
    notes: {},
    ...question,
  };
  return codeParts(whole, codeAnatomyTexts, asWritten);
}

const segments = (parts: ReturnType<typeof ask>) =>
  parts === null ? [] : [...parts.prefix, ...(parts.suffix === null ? [] : [parts.suffix])];

describe('codeParts', () => {
  it('labels four known segments when the code is known', () => {
    const parts = ask({});
    expect(parts?.text).toBe(treadmill);
    expect(segments(parts).map(({ text, mark, label }) => [text, mark, label])).toEqual([
      ['88', 'known', '国家顶级节点'],
      ['118', 'known', '行业二级节点'],
      ['001', 'known', '企业前缀'],
      ['GT-2026-000123', 'known', '对象码'],
    ]);
    expect(parts?.suffix?.note).toBe('GT 系列 · 2026 年 · 第 000123 台');
  });

  it('reads one clean text when the code was pasted with spaces and full-width characters', () => {
    expect(ask({ identifier: ' ８８．118.001／GT-2026-000123 ' })?.text).toBe(treadmill);
  });

  it('says what a note says when one is given', () => {
    expect(ask({ notes: { secondLevelNode: '健身器材行业' } })?.prefix[1]?.note).toBe('健身器材行业');
  });

  it.each([
    ['topNode', ['failed', 'unknown', 'unknown', 'unknown']],
    ['secondLevelNode', ['known', 'failed', 'unknown', 'unknown']],
    ['enterprisePrefix', ['known', 'known', 'failed', 'unknown']],
    ['objectCode', ['known', 'known', 'known', 'failed']],
  ] as const)('marks what lies before and behind when %s has no match', (failedSegment, marks) => {
    const parts = ask({ status: 'unknown', failedSegment });
    expect(segments(parts).map(({ mark }) => mark)).toEqual(marks);
    expect(parts?.text).toMatch(/，没有匹配的/);
    for (const { mark, label } of segments(parts)) {
      expect(label).toMatch({ known: /^已识别$/, failed: /^没有匹配的/, unknown: /^$/, missing: /^$/ }[mark]);
    }
  });

  it('leaves every bracket grey and every name in place when the failed segment is unknown', () => {
    const parts = ask({ status: 'unknown' });
    expect(segments(parts).map(({ mark }) => mark)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect(segments(parts).map(({ shortLabel }) => shortLabel)).toEqual(['顶级节点', '二级节点', '企业前缀', '对象码']);
    expect(parts?.text).toBe(treadmill);
  });

  it.each([
    ['', ['missing', 'missing', 'missing'], false],
    ['88', ['known', 'missing', 'missing'], false],
    ['88.118', ['known', 'known', 'missing'], false],
    ['88.118.001', ['known', 'known', 'known'], false],
    ['88.118.001/GT', ['known', 'known', 'known'], true],
  ])('draws what is typed so far when a preview shows %j', (identifier, marks, hasSuffix) => {
    const parts = ask({ identifier, preview: true });
    expect(parts?.prefix.map(({ mark }) => mark)).toEqual(marks);
    expect(parts?.suffix !== null).toBe(hasSuffix);
  });

  it('has no parts when the text is no code and no preview is asked for', () => {
    expect(ask({ identifier: messages.empty.noData })).toBeNull();
  });
});

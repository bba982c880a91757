import { describe, expect, it } from 'vitest';
import {
  accountMessages,
  changeIdentifier,
  checkFaultWords,
  checkImage,
  checkMasks,
  codeRefusals,
  describeAllowed,
  describeAuthenticity,
  describeNearCode,
  describeObjectCode,
  describeRejection,
  describeRepairs,
  describeTrialTerm,
  durationLabel,
  imageLimits,
  inspectionNotice,
  judgeTransfer,
  lineEventBatch,
  lookupTimeText,
  parseIdentifier,
  recallMessages,
  serviceNotice,
  smsButton,
  transitMeasures,
} from '../index.ts';
import { inEnglish } from './index.ts';

const asset = {
  boughtOn: '2016-01-01',
  deliveredOn: null,
  installedOn: '2017-05-02',
  overhaulFrom: null,
  overhaulUntil: null,
  suspendedOn: null,
  scrappedOn: null,
  outdoor: true,
  designLifeYears: 10,
  overhaulYears: null,
  inspectionMonths: 3,
  inspectedOn: '2025-01-01',
};

/** The sentence of a refusal; empty for a verdict without one. */
function messageOf(verdict: object): string {
  return 'message' in verdict ? String(verdict.message) : '';
}

describe('inEnglish', () => {
  it('gives the English of a sentence that a rule returned', () => {
    const verdict = parseIdentifier('88.118/GT-2026-000123');
    expect(inEnglish(messageOf(verdict))).toMatch(/^The prefix has fewer than three segments/);
    expect(inEnglish(codeRefusals.empty.message)).toBe('Enter an identifier code');
    expect(inEnglish(accountMessages.codeMissing)).toBe('Enter the verification code');
    expect(transitMeasures.map(inEnglish)).toEqual(['Temperature', 'Humidity', 'Shock']);
    expect(inEnglish(lookupTimeText(0.2))).toBe('Less than 1 ms');
  });

  it('keeps figures and names', () => {
    expect(inEnglish(durationLabel({ duration: 1, durationUnit: 'year' }))).toBe('1 year');
    expect(inEnglish(durationLabel({ duration: 3, durationUnit: 'month' }))).toBe('3 months');
    expect(inEnglish(durationLabel({ duration: 1, durationUnit: 'lifetime' }))).toBe('Permanent');
    expect(inEnglish(describeObjectCode('GT-2026-000123'))).toBe('GT series · 2026 · unit 000123');
    expect(inEnglish(describeRepairs({ count: 3, meanHours: 6.4 }))).toBe('3 repairs · 6.4 hours on average');
    expect(inEnglish(describeRepairs({ count: 1, meanHours: null }))).toBe('1 repair');
    expect(inEnglish(smsButton({ phase: 'countdown', secondsLeft: 42, wait: 60, waitAgain: 60 }).label)).toBe(
      'Resend in 42 s',
    );
    expect(inEnglish(describeAuthenticity('again', { count: 4, firstTime: '2026-05-12 09:31' }).title)).toBe(
      'Lookup number 4',
    );
    expect(inEnglish(checkMasks([], [{ dataId: '跑带', audience: 'enterprise', kind: 'hidden' }]) ?? '')).toBe(
      'The scene has no field “跑带”, refresh the page and choose again',
    );
    expect(inEnglish(checkFaultWords([{ label: '跑带', value: '偏低' }]))).toBe(
      'The remote check found 1 abnormal item: 跑带 偏低',
    );
  });

  it('gives the allowed range of a reading', () => {
    const of = (least: number | null, most: number | null) =>
      inEnglish(describeAllowed({ required: '', reading: { value: 1, unit: '次/分', least, most } }));
    expect(of(-5, 5)).toBe('Allowed: ±5 次/分');
    expect(of(2, 5)).toBe('Allowed: 2 to 5 次/分');
    expect(of(2, null)).toBe('At least 2 次/分');
    expect(of(null, 5)).toBe('At most 5 次/分');
  });

  it.each([
    ['GT-2026-000123', 'GT-2O26-000123', 'Look-alike characters', 'You typed the digit 0, here it is the letter O'],
    ['GT-2026-000123', 'gT-2026-000123', 'Differs in case', 'Upper and lower case make two codes'],
    ['GT-2026-000123', 'TG-2026-000123', 'Two neighbours swapped', 'G and T changed places'],
    ['GT-2026-000123', 'GT_2026-000123', 'Different separators', 'You typed “-”, here it is “_”'],
    ['GT-2026-000123', 'GT2026-000123', 'One hyphen fewer', 'No “-” between GT and 2026'],
  ])('says how %s differs from %s', (typed, existing, tag, sentence) => {
    const words = describeNearCode(typed, existing);
    expect([inEnglish(words.tag), inEnglish(words.sentence)]).toEqual([tag, sentence]);
  });

  it('gives the English of the texts inside a sentence', () => {
    expect(inEnglish(messageOf(changeIdentifier('void', 'resumed')))).toContain('in the state “Void”');
    expect(inEnglish(recallMessages.identifierRefused('跑步机', codeRefusals.empty.message))).toBe(
      'The identifier “跑步机” is wrong: Enter an identifier code',
    );
    const image = checkImage({ type: '', size: 1 }, imageLimits.avatar);
    expect(inEnglish(messageOf(image))).toBe('A picture cannot be of the type unknown');
    const batch = lineEventBatch.safeParse([{ type: 'energy' }]);
    expect(batch.error?.issues.map(({ message }) => inEnglish(message))).toContain(
      'Event 1, number: should have 1 to 64 characters. Correct it and submit the whole batch again.',
    );
    const trial = inEnglish(describeTrialTerm({ startedAt: Date.UTC(2026, 4, 1), days: 0 }, Date.UTC(2026, 4, 2)));
    expect(trial).toMatch(/on 2026-05-01; its length is agreed between you and the provider\./);
  });

  it('gives the English of a sentence around another', () => {
    expect(inEnglish(messageOf(judgeTransfer({ dueFen: 200, paidFen: 100 }, null)))).toMatch(
      /^The amount paid, [^,]+, is not the amount due, [^,]+; it is [^,]+ less\. Check and change it/,
    );
    expect(inEnglish(serviceNotice({ ...asset, designLifeYears: 5 }, '2022-05-02')?.text ?? '')).toBe(
      'Its maker allows 5 years of use after installation. This equipment expires today. Stop using it at once, put up a warning sign, and arrange its removal or replacement.',
    );
    expect(inEnglish(serviceNotice(asset, '2025-05-05')?.text ?? '')).toBe(
      'GB 19272 allows outdoor fitness equipment 8 years of use after installation. This equipment expired on 2025-05-02, 3 days ago. Stop using it at once, put up a warning sign, and arrange its removal or replacement.',
    );
    expect(inEnglish(inspectionNotice(asset, '2025-04-03')?.text ?? '')).toBe(
      'Quarterly inspection: it was due by 2025-04-01. Arrange it soon and record the result.',
    );
  });

  it('gives the English of joined sentences, and leaves the words of a person between them', () => {
    const rejection = {
      fields: [
        { field: 'licenceImage' as const, reason: 'unclear' as const },
        { field: 'companyName' as const, reason: 'mismatch' as const },
      ],
      words: '请看附件',
    };
    const marked =
      'Picture of the licence: The picture is unclear or incomplete, upload it again; Name of the enterprise: It differs from the licence, check and change it';
    expect(inEnglish(describeRejection({ ...rejection, words: '' }))).toBe(marked);
    expect(inEnglish(describeRejection(rejection))).toBe(`请看附件; ${marked}`);
  });

  it.each([
    '',
    'hello',
    '跑步机',
    '百年',
    '2026年',
    '甲 与 乙 之间',
    '今年有“优惠”',
    '允许 进入 至 出口',
    '几秒后重发',
    '备注：下午到场',
    '未知的句子；另一句',
    'ünïcode 文字',
  ])('leaves %j as it is, since no rule says it', (text) => {
    expect(inEnglish(text)).toBe(text);
  });
});

import type { PrefixDraft, RejectedField } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { type PrefixValues, valuesOfDraft } from './prefixValues.ts';
import { standingMarks } from './standingMarks.ts';
import { filledDraft, rejected } from './storySamples.ts';

const submitted = valuesOfDraft(filledDraft as unknown as PrefixDraft);

function marksAfter(field: RejectedField['field'], change: Partial<PrefixValues> = {}) {
  const registration = {
    ...rejected,
    feedback: { words: '', fields: [{ field, reason: 'mismatch' as const }], at: 0 },
  };
  return standingMarks(registration, { ...submitted, ...change });
}

describe('standingMarks', () => {
  it.each([
    ['enterprisePrefix', { enterprisePrefix: '002' }],
    ['companyName', { companyName: '山东泰岳' }],
    ['licenceImage', { licenceImage: 'other.webp' }],
    ['industryCodes', { industryCodes: ['C', '24'] }],
    ['legalCardNumber', { legalCardNumber: '371422198503120024' }],
    ['legalCardImages', { legalCardImages: { front: 'front.webp', back: 'other.webp' } }],
    ['contactPersonPhone', { contactPersonPhone: '13900000118' }],
  ] as const)('marks %s until it holds something else than what was submitted', (field, change) => {
    expect(marksAfter(field)).toEqual({ [field]: '与证照信息不一致，请核对后修改' });
    expect(marksAfter(field, change)).toEqual({});
  });

  it('marks nothing when the reviewer named no fields', () => {
    expect(standingMarks({ ...rejected, feedback: null }, submitted)).toEqual({});
    expect(standingMarks({ ...rejected, feedback: { words: '请核对', fields: [], at: 0 } }, submitted)).toEqual({});
  });
});

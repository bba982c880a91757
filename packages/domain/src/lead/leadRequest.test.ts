import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadMessages } from '../messages/lead.ts';
import { inquiryInterests, leadInterests, leadRequestId, leadSubject } from './leadRequest.ts';
import { leadInterestsMax, leadSubjectMaxLength } from './limits.ts';

const { form } = leadMessages;

type Schema = typeof leadInterests | typeof inquiryInterests | typeof leadRequestId;

function refusalOf(schema: Schema, value: unknown): string | null {
  const verdict = schema.safeParse(value);
  return verdict.success ? null : (verdict.error.issues[0]?.message ?? '');
}

const apps = (count: number) => Array.from({ length: count }, (_, index) => ({ productId: String(index + 1) }));

describe('leadInterests', () => {
  it('takes apps with and without a package, up to the limit', () => {
    expect(leadInterests.parse([{ productId: '1' }, { productId: '2', packageProductId: '201' }])).toEqual([
      { productId: '1', packageProductId: '' },
      { productId: '2', packageProductId: '201' },
    ]);
    expect(refusalOf(leadInterests, [])).toBeNull();
    expect(refusalOf(leadInterests, apps(leadInterestsMax))).toBeNull();
    expect(form.interestsTooMany).toBe('意向应用不能超过20个，请减少后重新提交');
    expect(refusalOf(leadInterests, apps(leadInterestsMax + 1))).toBe(form.interestsTooMany);
  });

  it.each([
    ['no list', '1'],
    ['something that is no app', [null]],
    ['an app without an id', [{ packageProductId: '201' }]],
    ['an empty id', [{ productId: '' }]],
    ['a long id', [{ productId: '1'.repeat(65) }]],
    ['an invisible id', [{ productId: '1\u0000' }]],
    ['a package that is no text', [{ productId: '1', packageProductId: 201 }]],
  ])('is refused when there is %s', (_case, value) => {
    expect(refusalOf(leadInterests, value)).toBe(form.incomplete);
  });
});

describe('inquiryInterests', () => {
  it('has one app at least, and no more than the limit', () => {
    for (const none of [undefined, null, []]) expect(refusalOf(inquiryInterests, none)).toBe(form.interests);
    expect(refusalOf(inquiryInterests, apps(1))).toBeNull();
    expect(refusalOf(inquiryInterests, apps(leadInterestsMax + 1))).toBe(form.interestsTooMany);
  });
});

describe('leadSubject', () => {
  it('is cleaned and cut, and changes no more when it is read again', () => {
    expect(leadSubject.parse(' 解决方案\r\n一物一码\u0007 ')).toBe('解决方案 一物一码');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2 * leadSubjectMaxLength }), (text) => {
        const once = leadSubject.parse(text);
        expect(Array.from(once).length).toBeLessThanOrEqual(leadSubjectMaxLength);
        expect(once).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/u);
        expect(leadSubject.parse(once)).toBe(once);
      }),
    );
  });
});

describe('leadRequestId', () => {
  it.each([
    ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
    ['a'.repeat(16), true],
    ['Z9-'.repeat(21), true],
    ['a'.repeat(15), false],
    ['a'.repeat(65), false],
    [`${'a'.repeat(16)}_`, false],
    [`${'a'.repeat(16)}\n`, false],
    ['', false],
    [7, false],
  ])('judges %j', (id, good) => {
    expect(refusalOf(leadRequestId, id)).toBe(good ? null : form.incomplete);
  });
});

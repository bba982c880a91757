import { describe, expect, it } from 'vitest';
import { prefixMessages } from '../messages/prefix.ts';
import { rejectionWordsMaxLength } from './limits.ts';
import { prefixForm } from './prefixForm.ts';
import { registrationField } from './registrationField.ts';
import {
  checkRejection,
  describeRejection,
  type Rejection,
  rejection,
  rejectionReason,
  rejectionReasons,
} from './rejection.ts';

const marked: Rejection = {
  fields: [
    { field: 'licenceImage', reason: 'unclear' },
    { field: 'legalCardNumber', reason: 'mismatch' },
  ],
  words: '',
};

describe('registrationField', () => {
  it('lists every field of the form but the agreement, in its order, each with a name', () => {
    expect([...registrationField.options, 'agreement']).toEqual(Object.keys(prefixForm.shape));
    expect(Object.keys(prefixMessages.label)).toEqual(registrationField.options);
  });
});

describe('rejection', () => {
  it('takes marked fields, words, or both, and trims the words', () => {
    expect(rejection.parse(marked)).toEqual(marked);
    expect(rejection.parse({ words: '  请补充材料 ' })).toEqual({ fields: [], words: '请补充材料' });
  });

  it('refuses what is no field, no reason, and too many words, with what to do', () => {
    const messageOf = (value: unknown) => rejection.safeParse(value).error?.issues[0]?.message;
    expect(rejection.safeParse({ fields: [{ field: 'agreement', reason: 'other' }] }).success).toBe(false);
    expect(rejection.safeParse({ fields: [{ field: 'website', reason: 'ugly' }] }).success).toBe(false);
    expect(messageOf({ fields: 'website' })).toBe(prefixMessages.review.fields);
    expect(messageOf({ words: '字'.repeat(rejectionWordsMaxLength + 1) })).toBe(prefixMessages.review.words);
    expect(messageOf({ words: '字'.repeat(rejectionWordsMaxLength) })).toBeUndefined();
  });

  it('has Chinese words for every reason', () => {
    expect(Object.keys(rejectionReasons)).toEqual(rejectionReason.options);
  });
});

describe('checkRejection', () => {
  it('refuses a rejection that says nothing, and a field that is marked twice', () => {
    expect(checkRejection(marked)).toBeNull();
    expect(checkRejection({ fields: [], words: '请补充' })).toBeNull();
    expect(checkRejection({ fields: [], words: '' })).toBe(prefixMessages.review.empty);
    const twice: Rejection = { fields: [...marked.fields, { field: 'licenceImage', reason: 'other' }], words: '' };
    expect(checkRejection(twice)).toBe('“证照图片”重复标记，请保留一项');
  });
});

describe('describeRejection', () => {
  it('says the words first and then what each marked field needs', () => {
    expect(describeRejection({ ...marked, words: '材料有误' })).toBe(
      '材料有误；证照图片：图片不清晰或不完整，请重新上传；证件号码：与证照信息不一致，请核对后修改',
    );
    expect(describeRejection({ fields: [], words: '' })).toBe('');
  });
});

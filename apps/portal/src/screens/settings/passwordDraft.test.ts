import { describe, expect, it } from 'vitest';
import { keepPasswordDraft, takePasswordDraft } from './passwordDraft.ts';

const typed = {
  mobile: '13800000118',
  oldPassword: ' old ',
  newPassword: 'new',
  confirmPassword: 'ne',
  verifyCode: '1234',
};
const slideProof = { scene: 'changePassword', sessionId: 's', sig: 'g', token: 't' };
const values = { ...typed, slideProof };

describe('takePasswordDraft', () => {
  it('restores the input once when the same user returns', () => {
    keepPasswordDraft('u-1', values);
    expect(takePasswordDraft('u-1')).toEqual(typed);
    expect(takePasswordDraft('u-1')).toEqual({});
  });

  it('drops the input when another user logged in', () => {
    keepPasswordDraft('u-1', values);
    expect(takePasswordDraft('u-2')).toEqual({});
    expect(takePasswordDraft('u-1')).toEqual({});
  });
});

import { prefixMessages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { RequestFailure } from '../../shared/api/request.ts';
import { readRefusal, savingOutcome } from './outcome.ts';

const refused = {
  success: false,
  kind: 'refused',
  status: 409,
  code: null,
  message: '已在别处保存',
  needsLogin: false,
  data: null,
} as const;

const failing = (result: object) => Promise.reject(new RequestFailure({ ...refused, ...result }));

describe('savingOutcome', () => {
  const newer = { values: {}, version: 4, savedAt: 1 };
  it.each([
    ['a newer draft is there', { data: newer }, { kind: 'newer', newer }],
    ['the draft is gone', { data: null }, { kind: 'newer', newer: null }],
    ['the session is over', { needsLogin: true, status: 401 }, { kind: 'over' }],
    ['the draft is refused', { status: 422 }, { kind: 'refused', message: refused.message }],
    ['nobody answers', { kind: 'offline', status: null }, { kind: 'unreachable' }],
    ['the gateway is out of order', { status: 503 }, { kind: 'unreachable' }],
  ])('names the outcome of a submission when %s', async (_, result, outcome) => {
    expect(await savingOutcome(failing(result))).toEqual(outcome);
  });

  it('returns the saved draft', async () => {
    const draft = { version: 5, savedAt: 2 };
    expect(await savingOutcome(Promise.resolve(draft))).toEqual({ kind: 'saved', draft });
  });
});

describe('readRefusal', () => {
  const read = (result: object) => readRefusal(new RequestFailure({ ...refused, ...result }));

  it('keeps the server’s message, with the field and an available prefix', () => {
    const data = { field: 'enterprisePrefix', freePrefix: '002' };
    expect(read({ message: '88.118.001 已被占用', data })).toEqual({
      message: '88.118.001 已被占用',
      hint: null,
      ...data,
    });
  });

  it('adds what to check when the enterprise was not verified', () => {
    const { verificationFailed, verificationHint } = prefixMessages.submission;
    expect(read({ message: `${verificationFailed}：法定代表人不一致` }).hint).toBe(verificationHint);
  });

  it.each([
    ['nobody answers', { kind: 'offline', message: '服务器去健身了，请稍后再来', status: null }],
    ['the server gave no words', { message: '' }],
  ])('says that it failed when %s', (_, result) => {
    expect(read(result).message).toBe(prefixMessages.submission.failed);
  });

  it('reports a general failure for any other error', () => {
    expect(readRefusal(new Error('broken'))).toEqual({
      message: prefixMessages.submission.failed,
      hint: null,
      field: null,
      freePrefix: null,
    });
  });
});

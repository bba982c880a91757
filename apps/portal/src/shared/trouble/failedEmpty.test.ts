import { messages, requestCancelled } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { RequestFailure } from '../api/request.ts';
import { failedEmpty } from './failedEmpty.ts';

const failure = (result: object) =>
  new RequestFailure({
    success: false,
    data: null,
    kind: 'refused',
    status: null,
    code: null,
    message: '',
    needsLogin: false,
    ...result,
  });

describe('failedEmpty', () => {
  it.each([
    ['the device has no network', { kind: 'offline', message: messages.empty.offline }, { kind: 'offline' }],
    [
      'the service cannot be reached',
      { kind: 'unreachable', message: messages.request.offline },
      { kind: 'loadFailed', title: '服务暂时连不上' },
    ],
    [
      'the visitor gave it up',
      { kind: 'aborted', message: requestCancelled },
      { kind: 'loadFailed', title: '没有收到回答', text: requestCancelled },
    ],
    ['the service refused', { status: 503, message: '正在维护' }, { kind: 'loadFailed', text: '正在维护' }],
  ])('says so when %s', (_name, result, shown) => {
    expect(failedEmpty(failure(result))).toMatchObject(shown);
  });

  it('reports a general failure for any other error', () => {
    expect(failedEmpty(new Error('broken'))).toEqual({ kind: 'loadFailed', text: messages.request.failed });
  });
});

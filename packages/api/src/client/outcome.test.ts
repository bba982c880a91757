import { messages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { type CallFailure, describeTrouble, type Trouble } from './outcome.ts';

const catalogue: [name: string, trouble: Trouble, failure: CallFailure][] = [
  [
    'the call has no address',
    { at: 'address' },
    { kind: 'broken', status: null, code: null, message: messages.request.addressMissing, needsLogin: false },
  ],
  [
    'the request breaks the contract',
    { at: 'request', message: '请输入标识编码' },
    { kind: 'broken', status: null, code: null, message: '请输入标识编码', needsLogin: false },
  ],
  [
    'the device has no network',
    { at: 'network', onLine: false },
    { kind: 'offline', status: null, code: null, message: messages.empty.offline, needsLogin: false },
  ],
  [
    'no server answers a device with a network',
    { at: 'network', onLine: true },
    { kind: 'unreachable', status: null, code: null, message: messages.request.offline, needsLogin: false },
  ],
  [
    'no server answers a device whose network state is unknown',
    { at: 'network', onLine: undefined },
    { kind: 'unreachable', status: null, code: null, message: messages.request.offline, needsLogin: false },
  ],
  [
    'the limit passes',
    { at: 'timeout' },
    { kind: 'timeout', status: null, code: null, message: messages.request.offline, needsLogin: false },
  ],
  [
    'the caller gives up',
    { at: 'abort' },
    { kind: 'aborted', status: null, code: null, message: '', needsLogin: false },
  ],
  [
    'the answer cannot be read',
    { at: 'answer', status: 502 },
    { kind: 'broken', status: 502, code: null, message: messages.request.failed, needsLogin: false },
  ],
  [
    'the server says no and why',
    { at: 'refusal', status: 404, code: null, message: '未查询到该标识，请核对后重新查询' },
    { kind: 'refused', status: 404, code: null, message: messages.lookup.notFound, needsLogin: false },
  ],
  [
    'the server says no and not why',
    { at: 'refusal', status: 200, code: 500, message: '' },
    { kind: 'refused', status: 200, code: 500, message: messages.request.failed, needsLogin: false },
  ],
];

describe('describeTrouble', () => {
  it.each(catalogue)('describes the outcome as in the catalogue when %s', (_name, trouble, failure) => {
    expect(describeTrouble(trouble)).toEqual(failure);
  });

  it.each([40106, 40107, 40108, 40112])('requires a login when the code is %i', (code) => {
    expect(describeTrouble({ at: 'refusal', status: 401, code, message: '请登录' }).needsLogin).toBe(true);
  });

  it.each([40105, 40109, 401, 200, 0])('requires no login when the code is %i', (code) => {
    expect(describeTrouble({ at: 'refusal', status: 401, code, message: '请登录' }).needsLogin).toBe(false);
  });
});

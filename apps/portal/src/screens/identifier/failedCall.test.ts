import { messages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { RequestFailure } from '../../shared/api/request.ts';
import { failedMessage } from './failedCall.ts';

describe('failedMessage', () => {
  const failure = { success: false, data: null, status: null, code: null, needsLogin: false } as const;

  it("is the server's message when there is one", () => {
    expect(failedMessage(new RequestFailure({ ...failure, kind: 'refused', message: '正在维护' }))).toBe('正在维护');
  });

  it('reports a service failure for any other error', () => {
    expect(failedMessage(new Error('broken'))).toBe(messages.request.serviceError);
  });
});

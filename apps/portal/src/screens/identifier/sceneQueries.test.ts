import { messages } from '@lima-id/domain';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { RequestFailure } from '../../shared/api/request.ts';
import { failedMessage, sceneCameAt, sceneQueryOptions } from './sceneQueries.ts';

const visit = { text: '88.118.001/GT-2026-000123', visit: 'one' };

describe('sceneCameAt', () => {
  it('is the time at which the data of the scene was received, and undefined before', () => {
    const client = new QueryClient();
    expect(sceneCameAt(client, visit, 'scene-9')).toBeUndefined();
    client.setQueryData(sceneQueryOptions(visit, 'scene-9').queryKey, [], { updatedAt: 2000 });
    expect(sceneCameAt(client, visit, 'scene-9')).toBe(2000);
    expect(sceneCameAt(client, visit, 'scene-0')).toBeUndefined();
  });
});

describe('failedMessage', () => {
  const failure = { success: false, data: null, status: null, code: null, needsLogin: false } as const;

  it("is the server's message when there is one", () => {
    expect(failedMessage(new RequestFailure({ ...failure, kind: 'refused', message: '正在维护' }))).toBe('正在维护');
  });

  it('reports a service failure for any other error', () => {
    expect(failedMessage(new Error('broken'))).toBe(messages.request.serviceError);
  });
});

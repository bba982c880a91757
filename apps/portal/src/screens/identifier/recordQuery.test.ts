import { messages } from '@lima-id/domain';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { RequestFailure } from '../../shared/api/request.ts';
import { failedMessage, recordQuery, sceneCameAt, sceneQueryOptions } from './recordQuery.ts';

const visit = { text: '88.118.001/GT-2026-000123', visit: 'one' };

/** A cache that holds a record whose first scene is `scene-9`, come at 1000. */
function withRecord(): QueryClient {
  const client = new QueryClient();
  const { queryKey } = recordQuery(visit, () => () => 0);
  client.setQueryData<unknown>(queryKey, { record: { sceneConfId: 'scene-9' }, tookMs: 1 }, { updatedAt: 1000 });
  return client;
}

describe('sceneCameAt', () => {
  it('is when the record came when the scene came with it', () => {
    expect(sceneCameAt(withRecord(), visit, 'scene-9')).toBe(1000);
  });

  it('is when the scene came when it was asked for by itself', () => {
    const client = withRecord();
    expect(sceneCameAt(client, visit, 'scene-0')).toBeUndefined();
    client.setQueryData(sceneQueryOptions(visit, 'scene-0').queryKey, [], { updatedAt: 2000 });
    expect(sceneCameAt(client, visit, 'scene-0')).toBe(2000);
  });

  it('is nothing when neither has come', () => {
    expect(sceneCameAt(new QueryClient(), visit, 'scene-9')).toBeUndefined();
  });
});

describe('failedMessage', () => {
  const failure = { success: false, data: null, status: null, code: null, needsLogin: false } as const;

  it("is the server's own sentence when there is one", () => {
    expect(failedMessage(new RequestFailure({ ...failure, kind: 'refused', message: '正在维护' }))).toBe('正在维护');
  });

  it('sends to the network when there is none, and blames the service for anything else', () => {
    const offline = new RequestFailure({ ...failure, kind: 'offline', message: messages.request.offline });
    expect(failedMessage(offline)).toBe(messages.empty.offline);
    expect(failedMessage(new Error('broken'))).toBe(messages.request.serviceError);
  });
});

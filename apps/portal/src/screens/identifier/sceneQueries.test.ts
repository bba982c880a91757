import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { sceneCameAt, sceneQueryOptions } from './sceneQueries.ts';

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

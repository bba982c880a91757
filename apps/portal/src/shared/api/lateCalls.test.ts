import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('./gateway.ts');
});

it('loads the clients of calls once: what is loaded is there without a task of the browser', async () => {
  const { loadGateway } = await import('./lateCalls.ts');
  expect(loadGateway()).toBe(loadGateway());
  await expect(loadGateway()).resolves.toHaveProperty('calls.lookUpRecord');
});

it('loads them again after a failure', async () => {
  vi.doMock('./gateway.ts', () => {
    throw new Error('The connection is lost.');
  });
  const { loadGateway } = await import('./lateCalls.ts');
  await expect(loadGateway()).rejects.toThrow('mocking a module');
  vi.doUnmock('./gateway.ts');
  vi.resetModules();
  await expect(loadGateway()).resolves.toHaveProperty('calls.lookUpRecord');
});

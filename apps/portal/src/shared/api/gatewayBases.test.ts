import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./gatewayBases.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('gateway calls the bases of the build when they differ from those of the contract', async () => {
  const asked: string[] = [];
  vi.resetModules();
  vi.doMock('./gatewayBases.ts', () => ({ gatewayBases: { '/platform-operate-service': '/market' } }));
  vi.stubGlobal('location', 'https://portal.example.cn/home');
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ success: false, data: null, message: '' });
  });
  const { gateway } = await import('./gateway.ts');
  const { calls } = gateway;
  await gateway.loud.call(calls.readHome, undefined);
  await gateway.quiet.call(calls.readHome, undefined);
  const { quietClient } = await import('../session/accountClients.ts');
  await quietClient.call(calls.readHome, undefined);
  const [, , ...folders] = calls.readHome.path.split('/');
  const moved = ['https://portal.example.cn/market', ...folders].join('/');
  expect(asked).toEqual([moved, moved, moved]);
});

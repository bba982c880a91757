// @vitest-environment jsdom
import { unpaidOrder } from '@lima-id/api/msw';
import { ToastProvider } from '@lima-id/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdFetch } from '../../shared/testing/holdFetch.ts';
import { WechatPayment } from './WechatPayment.tsx';

const now = Date.UTC(2026, 4, 18, 6, 30);
const place = document.createElement('div');
let root = createRoot(place);

/** Shows the code of a payment that the gateway has begun. */
async function show(expiresAt: number): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['wechatPayment', 'u-2', unpaidOrder.id], { codeUrl: 'weixin://pay', expiresAt });
  const ignored = () => undefined;
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ToastProvider>
            <WechatPayment userId="u-2" order={unpaidOrder} now={() => now} onPaid={ignored} onOver={ignored} />
          </ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

const code = () => place.querySelector('[aria-label="微信支付二维码"]');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  holdFetch();
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('WechatPayment', () => {
  it('shows the code with the time that is left', async () => {
    await show(now + 872_000);
    expect(code()).not.toBeNull();
    expect(place.textContent).toContain('剩余时间');
    expect(place.textContent).toContain('14:32');
  });

  it('shows the code as valid, without a time that is left, when its expiry is not known', async () => {
    await show(0);
    expect(code()).not.toBeNull();
    expect(place.textContent).not.toContain('剩余时间');
    expect(place.textContent).not.toContain('已过期');
  });

  it('shows no code when it has expired', async () => {
    await show(now - 1_000);
    expect(code()).toBeNull();
    expect(place.textContent).toContain('二维码已过期');
  });
});

// @vitest-environment jsdom
import type { OrderStep } from '@lima-id/api';
import { cancelledOrder, completedOrder, orderHistory, pendingOrder, unpaidOrder } from '@lima-id/api/msw';
import type { Order } from '@lima-id/domain';
import { ToastProvider } from '@lima-id/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdFetch } from '../../../shared/testing/holdFetch.ts';
import { OrderView } from './OrderView.tsx';

const place = document.createElement('div');
let root: Root;

async function show(order: Order, steps: readonly OrderStep[] = orderHistory(order)): Promise<void> {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ToastProvider>
            <OrderView userId="u-2" order={order} steps={steps} />
          </ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

const headings = () => [...place.querySelectorAll('h2')].map(({ textContent }) => textContent);
const { paymentInfo } = pendingOrder;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  holdFetch();
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

describe('OrderView', () => {
  it('says by when a transfer and its payment information are due when the order waits for payment', async () => {
    await show(unpaidOrder);
    expect(place.textContent).toContain(
      '请在 2026-05-25 14:02 前付款，转账的还须在此之前提交付款信息，逾期订单将自动取消。',
    );
  });

  it('says what to do after a transfer when the order expired, and not when its buyer cancelled it', async () => {
    const late = '已经转账的，请勿重复付款，请联系客服。';
    const [, ...before] = orderHistory(cancelledOrder);
    const at = Date.UTC(2026, 4, 13);
    await show(cancelledOrder, [{ event: 'expired', from: 'pendingPayment', to: 'cancelled', at, why: '' }, ...before]);
    expect(place.textContent).toContain(late);
    expect(place.textContent).toContain('逾期未提交付款信息，订单已自动取消');
    await show(cancelledOrder);
    expect(place.textContent).not.toContain(late);
  });

  it('marks the transfer as not used when the order was paid by WeChat', async () => {
    await show({ ...completedOrder, paymentInfo });
    expect(headings()).toContain('此前提交的付款信息（未采用）');
    expect(headings()).not.toContain('付款信息');
    await show({ ...completedOrder, paymentInfo, paymentMethod: 'transfer' });
    expect(headings()).toContain('付款信息');
  });
});

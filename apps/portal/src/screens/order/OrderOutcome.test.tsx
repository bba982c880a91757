// @vitest-environment jsdom
import { completedOrder } from '@lima-id/api/msw';
import type { Order } from '@lima-id/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdFetch } from '../../shared/testing/holdFetch.ts';
import { OrderOutcome } from './OrderOutcome.tsx';

const now = Date.UTC(2026, 4, 18, 6, 30);
const place = document.createElement('div');
let root: Root;

async function show(changes: Partial<Order>): Promise<string> {
  const order = { ...completedOrder, ...changes, status: 'completed' } as const;
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <OrderOutcome order={order} seconds={15} now={() => now} leave={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return place.textContent;
}

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

describe('OrderOutcome', () => {
  it('says where to request an invoice when the completed order can have one', async () => {
    const invoice = '发票可在订单详情中申请';
    expect(await show({})).toContain(invoice);
    expect(await show({ invoiceStatus: 'requested' })).not.toContain(invoice);
    expect(await show({ totalAmountFen: 0, salePriceFen: 0, standardPriceFen: 0 })).not.toContain(invoice);
  });
});

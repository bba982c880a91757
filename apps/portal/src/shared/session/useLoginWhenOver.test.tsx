// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusedCall } from '../testing/refusedCall.ts';
import { useLoginWhenOver } from './useLoginWhenOver.ts';

const place = document.createElement('div');
let root = createRoot(place);

interface PageProps {
  error: unknown;
  keepsInput: boolean;
}

function Page({ error, keepsInput }: PageProps) {
  return <p>{useLoginWhenOver(error, undefined, keepsInput) ? '登录已失效' : '订单'}</p>;
}

/** Shows the state with which a visitor arrives. */
function Login() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

async function open(props: PageProps): Promise<void> {
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/personal_orders?page=2']}>
        <Routes>
          <Route path="/personal_orders" element={<Page {...props} />} />
          <Route path="/login" element={<Login />} />
        </Routes>
      </MemoryRouter>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});

afterEach(() => act(async () => root.unmount()));

describe('useLoginWhenOver', () => {
  it.each([true, false])(
    'leads to the login page, and says that the session has expired, when the page keeps its input: %s',
    async (keepsInput) => {
      await open({ error: refusedCall(true), keepsInput });
      const visit: unknown = JSON.parse(place.querySelector('output')?.textContent ?? '');
      expect(visit).toMatchObject({ returnPath: '/personal_orders?page=2', expired: { keepsInput } });
    },
  );

  it.each([null, refusedCall(false), new Error('Another one.')])(
    'stays when the session has not expired: %s',
    async (error) => {
      await open({ error, keepsInput: false });
      expect(place.textContent).toBe('订单');
    },
  );
});

// @vitest-environment jsdom
import { treadmillRecord } from '@lima-id/api/msw';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '../layout/AppProviders.tsx';
import { kept } from '../storage/browserStorage.ts';
import { LookupLink } from './LookupLink.tsx';

const { identifier } = treadmillRecord;

function Here() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

/** Follows the link; returns where the page is then, and how many lookups are under way. */
async function followed(click: MouseEventInit) {
  const client = new QueryClient();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <AppProviders queryClient={client}>
        <MemoryRouter>
          <LookupLink identifier={identifier}>{identifier}</LookupLink>
          <Here />
        </MemoryRouter>
      </AppProviders>,
    ),
  );
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...click });
  await act(async () => void place.querySelector('a')?.dispatchEvent(event));
  const underWay = client.isFetching({ queryKey: ['identifier', identifier] });
  const here: unknown = JSON.parse(place.querySelector('output')?.textContent ?? '');
  await act(async () => root.unmount());
  place.remove();
  return { here, underWay };
}

/** jsdom opens no addresses. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.addEventListener('click', stay);
  localStorage.clear();
});
afterEach(() => window.removeEventListener('click', stay));

it('sends the lookup when it is followed, and opens the page with that visit', async () => {
  const { here, underWay } = await followed({});
  expect(here).toEqual({ pathname: '/product_scene', state: { identifier, t: expect.any(Number) } });
  expect(underWay).toBe(1);
  expect(kept('search')).toBe(identifier);
});

it('is a plain link to another tab, and keeps what was searched for', async () => {
  expect(await followed({ ctrlKey: true })).toEqual({ here: { pathname: '/', state: null }, underWay: 0 });
  expect(kept('search')).toBe(identifier);
});

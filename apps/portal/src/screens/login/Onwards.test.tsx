// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Onwards } from './Onwards.tsx';

const place = document.createElement('div');
let root = createRoot(place);

const visit = { returnPath: '/news?page=2' };
const ownStep = { ...visit, isOwnStep: true };

/** A page that a visitor left for the login page, which was then used by three of its ways. */
const entries = [
  '/news?page=2',
  { pathname: '/login', state: visit },
  { pathname: '/login', search: '?tab=code', state: ownStep },
  { pathname: '/login', search: '?tab=recover', state: ownStep },
];

function Site() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (pathname === '/login') return <Onwards visit={visit} />;
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        返回
      </button>
    </>
  );
}

const shown = () => place.querySelector('output')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});

afterEach(() => act(async () => root.unmount()));

describe('Onwards', () => {
  it.each([1, 2, 3])(
    'leaves nothing to go back to but the page before the login page when the visitor logged in at its step %i',
    async (step) => {
      await act(async () =>
        root.render(
          <StrictMode>
            <MemoryRouter initialEntries={entries} initialIndex={step}>
              <Site />
            </MemoryRouter>
          </StrictMode>,
        ),
      );
      expect(shown()).toMatch(/^\/news\?page=2&t=\d+$/);
      await act(async () => place.querySelector('button')?.click());
      expect(shown()).toBe('/news?page=2');
    },
  );
});

import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { clearUser } from '../session/changeUser.ts';

/** Shows where the visitor was redirected, for `redirectIn`, and a button back. */
function Redirected() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <pre>{JSON.stringify({ pathname, state })}</pre>
      <button type="button" onClick={() => void navigate(-1)}>
        返回
      </button>
    </>
  );
}

/** A page at its path in a router, to which the visitor came from /news. */
export function RedirectingPage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={['/news', path]} initialIndex={1}>
      <Routes>
        <Route path={path} element={children} />
        <Route path="*" element={<Redirected />} />
      </Routes>
    </MemoryRouter>
  );
}

/** Path and route state to which a `RedirectingPage` has redirected; null while its page is shown. */
export function redirectIn(place: ParentNode): unknown {
  return JSON.parse(place.querySelector('pre')?.textContent ?? 'null');
}

/** Opens a page without a login, and closes it; `expired` names a user whose session ended without a logout. Returns as `redirectIn`. */
export async function redirectWithoutLogin(path: string, page: ReactNode, expired?: string): Promise<unknown> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  clearUser();
  if (expired !== undefined) localStorage.setItem('expired', expired);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<RedirectingPage path={path}>{page}</RedirectingPage>));
  const redirect = redirectIn(place);
  await act(async () => root.unmount());
  localStorage.clear();
  return redirect;
}

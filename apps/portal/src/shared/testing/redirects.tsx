import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';

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

// @vitest-environment jsdom
import { act, StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BareLayout } from '../layout/BareLayout.tsx';
import { buttonNamed } from '../testing/buttonNamed.ts';
import { forgetPlaces } from './scrollPlaces.ts';
import { keepsPlace, useScrollPlace } from './useScrollPlace.ts';

const place = document.createElement('div');
const scrollTo = vi.fn<(place: ScrollToOptions) => void>();
const scrollIntoView = vi.fn<() => void>();
let root = createRoot(place);

/** The frame of the site's pages, of which another page keeps the header. */
function Frame() {
  useScrollPlace();
  return (
    <>
      <Link to="/other">导航</Link>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** A page with two views, each with its own link to the other. */
function Views() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const to = search === '' ? '?step=2' : '/page';
  const go = (options: { state?: unknown; replace?: boolean }) => () => void navigate(to, options);
  return (
    <div>
      <input aria-label="查询" />
      <div key={search}>
        <button type="button" onClick={go({})}>
          下一步
        </button>
        <button type="button" onClick={go({ state: keepsPlace })}>
          筛选
        </button>
        <button type="button" onClick={go({ replace: true })}>
          更正
        </button>
      </div>
      <button type="button" onClick={() => void navigate('/login')}>
        登录
      </button>
      <button type="button" onClick={() => void navigate('/own')}>
        自选
      </button>
    </div>
  );
}

/** A page that focuses its heading. */
function Own() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      自选
    </h1>
  );
}

/** A page without the frame of the site. */
function Login() {
  useScrollPlace();
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => void navigate('/page', { replace: true })}>
        确认
      </button>
    </main>
  );
}

async function open(address: string): Promise<void> {
  root = createRoot(place);
  await act(async () =>
    root.render(
      <StrictMode>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route element={<Frame />}>
              <Route path="/page" element={<Views />} />
              <Route path="/own" element={<Own />} />
              <Route path="/other" element={<p>另一页</p>} />
            </Route>
            <Route
              path="/login"
              element={
                <BareLayout>
                  <Login />
                </BareLayout>
              }
            />
            <Route
              element={
                <BareLayout>
                  <Frame />
                </BareLayout>
              }
            >
              <Route path="/special" element={<h2 id="part">一节</h2>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </StrictMode>,
    ),
  );
}

/** Presses what is focused first, as a keyboard does. */
async function press(control: HTMLElement | null): Promise<void> {
  control?.focus();
  await act(async () => control?.click());
}

const pressButton = (name: string) => press(buttonNamed(place, name));
const main = () => place.querySelector('main');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  forgetPlaces();
  document.body.append(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  forgetPlaces();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
});

describe('useScrollPlace', () => {
  it.each(['/page', '/login'])(
    'leaves focus and scroll alone when %s is the first page of the document',
    async (page) => {
      await open(page);
      expect(document.activeElement).toBe(document.body);
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );

  it('focuses main and scrolls to the top when a link of the header leads to another page', async () => {
    await open('/page');
    await press(place.querySelector('a'));
    expect(document.activeElement).toBe(main());
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0, behavior: 'instant' });
  });

  it('focuses main and scrolls to the top when the visitor goes to the login page, and back', async () => {
    await open('/page');
    await pressButton('登录');
    expect(document.activeElement).toBe(main());
    expect(scrollTo).toHaveBeenCalledTimes(1);
    await pressButton('确认');
    expect(place.querySelector('input')).not.toBeNull();
    expect(document.activeElement).toBe(main());
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it('leaves the focus to a page that focuses something itself', async () => {
    await open('/page');
    await pressButton('自选');
    expect(document.activeElement).toBe(place.querySelector('h1'));
  });

  it('focuses main when the pressed button is gone with its view', async () => {
    await open('/page');
    await pressButton('下一步');
    expect(document.activeElement).toBe(main());
  });

  it('leaves the focus in a field that stays while the view changes', async () => {
    await open('/page');
    const field = place.querySelector('input');
    field?.focus();
    await act(async () => buttonNamed(place, '下一步').click());
    expect(document.activeElement).toBe(field);
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('scrolls once to the part that the address names when a bare page brings the frame of the site', async () => {
    await open('/special#part');
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it.each(['筛选', '更正'])(
    'neither focuses main nor scrolls when a step stays where the page is: %s',
    async (name) => {
      await open('/page');
      await pressButton(name);
      expect(document.activeElement).not.toBe(main());
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );
});

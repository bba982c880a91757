// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OneStep } from './OneStep.tsx';

const place = document.createElement('div');
let root = createRoot(place);

function Page() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <Link to="/application/list?name=赋码">应用</Link>
      <button type="button" onClick={() => void navigate('/application/payment', { state: 1 })}>
        去支付
      </button>
      <button type="button" onClick={() => void navigate('/application/payment', { state: 2, replace: true })}>
        更新
      </button>
    </>
  );
}

const shown = () => place.querySelector('p')?.textContent;
const pressed = (selector: string, times: number) =>
  act(async () => {
    for (let time = 0; time < times; time += 1) place.querySelector<HTMLElement>(selector)?.click();
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  window.history.pushState(null, '', '/home');
  root = createRoot(place);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <OneStep>
          <Page />
        </OneStep>
      </BrowserRouter>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  // The files of a worker share its window.
  window.history.replaceState(null, '', '/');
});

describe('OneStep', () => {
  it.each([
    ['a', '/application/list?name=%E8%B5%8B%E7%A0%81 null'],
    ['button', '/application/payment 1'],
  ])('opens a page once when its %s is pressed twice before it is rendered', async (selector, page) => {
    const before = window.history.length;
    await pressed(selector, 2);
    expect(window.history.length).toBe(before + 1);
    expect(decodeURI(shown() ?? '')).toBe(decodeURI(page));
  });

  it('opens a page again when it is shown and asked for once more', async () => {
    await pressed('button', 1);
    const before = window.history.length;
    await pressed('button', 1);
    expect(window.history.length).toBe(before + 1);
  });

  it('opens both pages when another is pressed before the first is rendered', async () => {
    const before = window.history.length;
    await act(async () => {
      place.querySelector<HTMLElement>('a')?.click();
      place.querySelector<HTMLElement>('button')?.click();
    });
    expect(window.history.length).toBe(before + 2);
    expect(shown()).toBe('/application/payment 1');
  });

  it('replaces the state of a page that is being opened', async () => {
    await act(async () => {
      for (const button of place.querySelectorAll('button')) button.click();
    });
    expect(shown()).toBe('/application/payment 2');
  });
});

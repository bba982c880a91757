// @vitest-environment jsdom
import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buttonNamed } from '../testing/buttonNamed.ts';
import { earlyPressTerms, keepEarlyPresses, startListening } from './earlyPresses.ts';

const { mark } = earlyPressTerms;
const mostMs = 400;
const place = document.createElement('div');
let root: Root | undefined;

/** The script of a document: it runs once, before everything else. */
beforeAll(() => keepEarlyPresses({ ...earlyPressTerms, mostMs, pauseMs: 5 }));

beforeEach(() => {
  // React for developers reports the mark as an attribute that the page has not rendered.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  document.body.append(Object.assign(place, { id: 'root' }));
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
  place.removeAttribute(earlyPressTerms.listening);
  vi.restoreAllMocks();
});

const waiting = () => [...document.querySelectorAll(`[${mark}]`)].map((button) => button.textContent);
const task = () => new Promise((resolve) => setTimeout(resolve));

async function press(name: string): Promise<void> {
  buttonNamed(document, name).click();
  await task();
}

function hydrate(page: ReactNode): void {
  root = hydrateRoot(place, page);
  startListening(place);
}

describe('keepEarlyPresses', () => {
  const menu = vi.fn<() => void>();
  const login = vi.fn<() => void>();
  const page = (
    <>
      <button type="button" onClick={menu}>
        菜单
      </button>
      <button type="button" onClick={login}>
        登录
      </button>
    </>
  );

  beforeEach(() => {
    menu.mockClear();
    login.mockClear();
    place.innerHTML = renderToString(page);
  });

  it('answers a press once, however often the button was pressed, when it came before the scripts', async () => {
    await press('菜单');
    await press('菜单');
    expect(waiting()).toEqual(['菜单']);
    hydrate(page);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(menu).toHaveBeenCalledOnce();
  });

  it('answers the last press alone when several buttons were pressed', async () => {
    await press('菜单');
    await press('登录');
    expect(waiting()).toEqual(['登录']);
    hydrate(page);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(menu).not.toHaveBeenCalled();
    expect(login).toHaveBeenCalledOnce();
  });

  it('answers no press when something else was pressed after it', async () => {
    await press('菜单');
    place.click();
    await task();
    expect(waiting()).toEqual([]);
  });

  it('leaves a press alone when its button is hydrated', async () => {
    hydrate(page);
    // React hydrates the page for it.
    await press('菜单');
    await press('菜单');
    expect(waiting()).toEqual([]);
    expect(menu).toHaveBeenCalledTimes(2);
  });

  it('leaves a press alone when somebody else has answered it', async () => {
    const answer = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('click', answer, { capture: true, once: true });
    await press('菜单');
    expect(waiting()).toEqual([]);
  });

  it('forgets a press when its scripts do not come, or its button is gone', async () => {
    await press('菜单');
    await vi.waitFor(() => expect(waiting()).toEqual([]), { timeout: mostMs * 5 });
    await press('菜单');
    const [button] = place.children;
    button?.remove();
    await vi.waitFor(() => expect(button?.hasAttribute(mark)).toBe(false));
    expect(menu).not.toHaveBeenCalled();
  });
});

describe('keepEarlyPresses, in a part whose code comes later', () => {
  it('answers a press once when the code has come', async () => {
    const show = vi.fn<() => void>();
    const part = (
      <button type="button" onClick={show}>
        展开
      </button>
    );
    let come = () => undefined as void;
    const code = new Promise<ReactNode>((resolve) => {
      come = () => resolve(part);
    });
    const Part = ({ isThere }: { isThere: boolean }) => (isThere ? part : use(code));
    const pageWith = (isThere: boolean) => (
      <Suspense fallback="…">
        <Part isThere={isThere} />
      </Suspense>
    );
    place.innerHTML = renderToString(pageWith(true));
    hydrate(pageWith(false));
    await task();
    await press('展开');
    expect(waiting()).toEqual(['展开']);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(show).not.toHaveBeenCalled();
    come();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(show).toHaveBeenCalledOnce();
  });
});

describe('keepEarlyPresses, in forms', () => {
  const sent = vi.fn<() => void>();
  const formWith = (method: string) => (
    <form
      method={method}
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <button type="submit">提交</button>
    </form>
  );

  it('sends a form once when only its scripts can', async () => {
    place.innerHTML = renderToString(formWith('dialog'));
    await press('提交');
    expect(waiting()).toEqual(['提交']);
    hydrate(formWith('dialog'));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(waiting()).toEqual([]);
  });

  it('leaves a form to the browser when that can send it', async () => {
    place.innerHTML = renderToString(formWith('get'));
    place.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    await press('提交');
    expect(waiting()).toEqual([]);
  });
});

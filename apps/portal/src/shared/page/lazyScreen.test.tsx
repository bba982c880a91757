// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LazyScreen, lazyScreen } from './lazyScreen.tsx';

const module = { default: () => <h1>GT-6</h1> };
type Load = () => Promise<typeof module>;

const place = document.createElement('div');
let root = createRoot(place);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});

afterEach(() => act(async () => root.unmount()));

/** Opens the page of a screen; returns how often it had to wait. */
async function open({ Screen }: LazyScreen<object>): Promise<number> {
  const wait = vi.fn<() => null>(() => null);
  const Waiting = () => wait();
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Suspense fallback={<Waiting />}>
          <Screen />
        </Suspense>
      </MemoryRouter>,
    ),
  );
  expect(place.textContent).toBe('GT-6');
  return wait.mock.calls.length;
}

describe('lazyScreen', () => {
  it('shows a page at once, without loading it again, when it was preloaded', async () => {
    const load = vi.fn<Load>(() => Promise.resolve(module));
    const screen = lazyScreen(load);
    screen.preload();
    await load.mock.results[0]?.value;
    expect(await open(screen)).toBe(0);
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits for a page that was not preloaded', async () => {
    expect(await open(lazyScreen(() => Promise.resolve(module)))).toBeGreaterThan(0);
  });

  it('asks for a page again, and waits, when its preload is under way', async () => {
    const load = vi.fn<Load>(() => Promise.resolve(module)).mockReturnValueOnce(new Promise(() => {}));
    const screen = lazyScreen(load);
    screen.preload();
    expect(await open(screen)).toBeGreaterThan(0);
  });

  it('loads a page again when its preload has failed', async () => {
    const load = vi.fn<Load>(() => Promise.resolve(module)).mockRejectedValueOnce(new Error('offline'));
    const screen = lazyScreen(load);
    screen.preload();
    await expect(load.mock.results[0]?.value).rejects.toThrow('offline');
    await open(screen);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

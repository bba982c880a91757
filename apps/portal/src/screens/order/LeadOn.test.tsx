// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buttonNamed } from '../../shared/testing/buttonNamed.ts';
import { LeadOn } from './LeadOn.tsx';

const place = document.createElement('div');
const onEnd = vi.fn<() => void>();
let root = createRoot(place);
let moment = 0;

/** Lets time pass, a second at a time as the clock is read. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    moment += 1000;
    await act(async () => vi.advanceTimersByTime(1000));
  }
}

const left = () => place.querySelector('strong')?.textContent;
const stay = () => buttonNamed(place, '留在此页');

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onEnd.mockClear();
  moment = 0;
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(<LeadOn seconds={6} place="首页" now={() => moment} onEnd={onEnd} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.useRealTimers();
});

describe('LeadOn', () => {
  it('announces once where it leads and how to stay, and leads there when the time is over', async () => {
    const said = place.querySelector('output');
    expect(said?.textContent).toBe('');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(said?.textContent).toBe('6 秒后前往首页，可选择“留在此页”');
    await pass(5);
    expect(left()).toBe('1');
    expect(said?.textContent).toContain('6 秒后');
    expect(onEnd).not.toHaveBeenCalled();
    await pass(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stands still while the focus is in it, and goes on from there', async () => {
    await pass(2);
    expect(left()).toBe('4');
    await act(async () => stay().focus());
    await pass(30);
    expect(left()).toBe('4');
    expect(onEnd).not.toHaveBeenCalled();
    await act(async () => stay().blur());
    await pass(3);
    expect(left()).toBe('1');
    await pass(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stands still when the window loses the focus with its button', async () => {
    await act(async () => stay().focus());
    // The element stays focused in its document.
    await act(async () => stay().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await pass(30);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('gives the focus of its button to what it says when the reader stays', async () => {
    await act(async () => stay().focus());
    await act(async () => stay().click());
    expect(document.activeElement?.textContent).toBe('已留在此页');
    await pass(30);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

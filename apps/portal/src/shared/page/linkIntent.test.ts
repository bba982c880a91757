// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLinkIntent } from './linkIntent.ts';

const prepare = vi.fn<(pathname: string) => void>();
let stop: () => void;

/** Dispatches an event on an element of the page; the first link unless another is named. */
function send(type: string, selector = 'a'): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<a href="/news"><b>资讯</b></a><p>文字</p>';
  stop = watchLinkIntent(prepare);
});

afterEach(() => {
  stop();
  prepare.mockReset();
  vi.useRealTimers();
});

describe('watchLinkIntent', () => {
  it('prepares a page when its link is pressed, also on what is in it', () => {
    send('pointerdown', 'b');
    vi.advanceTimersByTime(0);
    expect(prepare.mock.calls).toEqual([['/news']]);
  });

  it.each(['pointerover', 'focusin'])('prepares a page when %s stays on its link', (type) => {
    send(type);
    vi.advanceTimersByTime(64);
    expect(prepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prepare.mock.calls).toEqual([['/news']]);
  });

  it('prepares nothing when a mouse only passes over the link', () => {
    send('pointerover');
    vi.advanceTimersByTime(60);
    send('pointerover', 'p');
    vi.runAllTimers();
    expect(prepare).not.toHaveBeenCalled();
  });

  it.each([
    '<a href="https://example.cn/news"></a>',
    '<a href="/report.pdf" download></a>',
    '<a href="/news" target="_blank"></a>',
    '<a href="#main"></a>',
    '<a href="/?page=2"></a>',
    '<a></a>',
    '<a href="tel:0534"></a>',
  ])('prepares nothing for %s', (link) => {
    document.body.innerHTML = link;
    send('pointerdown');
    vi.runAllTimers();
    expect(prepare).not.toHaveBeenCalled();
  });

  it('prepares nothing when it is stopped', () => {
    send('pointerover');
    stop();
    send('pointerdown');
    vi.runAllTimers();
    expect(prepare).not.toHaveBeenCalled();
  });
});

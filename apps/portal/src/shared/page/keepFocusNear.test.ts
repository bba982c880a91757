// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buttonNamed } from '../testing/buttonNamed.ts';
import { keepFocusNear } from './keepFocusNear.ts';

const main = document.createElement('main');
main.tabIndex = -1;
const outside = document.createElement('button');
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.append(main, outside);
  stop = keepFocusNear(main);
});

afterEach(() => {
  stop();
  main.remove();
  outside.remove();
  vi.useRealTimers();
});

/** The name of what has the focus; of a part of the page its label. */
const focused = () => {
  const active = document.activeElement;
  return active?.getAttribute('aria-label') ?? active?.textContent;
};

/** Lets the page settle after its change. */
async function settle(): Promise<void> {
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(1000);
}

/** Presses a button that removes an element of the page: itself unless another is given. */
async function press(name: string, gone: string = ''): Promise<void> {
  const button = buttonNamed(main, name);
  button.focus();
  (gone === '' ? button : main.querySelector(gone))?.remove();
  await settle();
}

describe('keepFocusNear', () => {
  it('focuses the next control of the smallest part when the pressed button is removed', async () => {
    main.innerHTML = '<ul><li><button>一</button></li><li><button>二</button></li></ul><button>三</button>';
    await press('一', 'li');
    expect(focused()).toBe('二');
  });

  it('focuses the control before it when the pressed button was the last of its part', async () => {
    main.innerHTML = '<div><a href="/">更多</a><button>重试</button></div><button>之后</button>';
    await press('重试');
    expect(focused()).toBe('更多');
  });

  it('selects no other tab when a button beside the tabs is removed', async () => {
    main.innerHTML =
      '<div><button tabindex="0">当前</button><button tabindex="-1">另一个</button><a>文字</a><button>重试</button></div>';
    await press('重试');
    expect(focused()).toBe('当前');
  });

  it('focuses the part with a name, and leaves no tabindex there, when nothing else in it can be focused', async () => {
    main.innerHTML = '<button>之前</button><section aria-label="记录"><p></p><button>查看更多</button></section>';
    await press('查看更多');
    expect(focused()).toBe('记录');
    buttonNamed(main, '之前').focus();
    expect(main.querySelector('section')?.hasAttribute('tabindex')).toBe(false);
  });

  it('goes on from the part when that is removed as well', async () => {
    main.innerHTML = '<div><section aria-label="记录"><button>重试</button></section><button>之后</button></div>';
    await press('重试');
    expect(focused()).toBe('记录');
    main.querySelector('section')?.remove();
    await settle();
    expect(focused()).toBe('之后');
  });

  it('focuses main when the whole page is replaced', async () => {
    main.innerHTML = '<div><button>重试</button></div>';
    buttonNamed(main, '重试').focus();
    main.innerHTML = '<button>新的</button>';
    await settle();
    expect(document.activeElement).toBe(main);
  });

  it('leaves the focus where the page has put it meanwhile', async () => {
    main.innerHTML = '<div><button>一</button><button>二</button></div>';
    const button = buttonNamed(main, '一');
    button.focus();
    button.remove();
    await Promise.resolve();
    outside.focus();
    await settle();
    expect(document.activeElement).toBe(outside);
  });

  it('moves nothing when the reader had left the element before it was removed', async () => {
    main.innerHTML = '<div><button>一</button><button>二</button></div>';
    const button = buttonNamed(main, '一');
    button.focus();
    button.blur();
    await settle();
    button.remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves nothing when an element without the focus is removed', async () => {
    main.innerHTML = '<div><button>一</button><button>二</button></div>';
    buttonNamed(main, '一').focus();
    buttonNamed(main, '二').remove();
    await settle();
    expect(focused()).toBe('一');
  });

  it('opens no keyboard of a phone when the removed element was a field', async () => {
    main.innerHTML = '<form aria-label="表单"><input name="first"><input name="second"></form>';
    const field = main.querySelector('input');
    field?.focus();
    field?.remove();
    await settle();
    expect(focused()).toBe('表单');
  });

  it('does not scroll', async () => {
    main.innerHTML = '<div><button>一</button><button>二</button></div>';
    const focus = vi.spyOn(buttonNamed(main, '二'), 'focus');
    await press('一');
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('ends when it is stopped', async () => {
    main.innerHTML = '<div><button>一</button><button>二</button></div>';
    buttonNamed(main, '一').focus();
    stop();
    buttonNamed(main, '一').remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });
});

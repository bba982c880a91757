// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CascaderSearch, type CascaderSearchProps } from './CascaderSearch.tsx';
import type { CascaderPath } from './useLevels.ts';

const ningjin = [{ code: '371422', name: '宁津县' }];
const tianjin = [{ code: '12', name: '天津市' }];

const place = document.createElement('div');
const choose = vi.fn<CascaderSearchProps['onChoose']>();
const asked = new Map<string, (paths: readonly CascaderPath[]) => void>();
const fail = new Map<string, () => void>();
const find = (text: string) =>
  new Promise<readonly CascaderPath[]>((resolve, reject) => {
    asked.set(text, resolve);
    fail.set(text, reject);
  });
let unmount: () => Promise<void> = async () => undefined;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  choose.mockClear();
  asked.clear();
  document.body.append(place);
  const root = createRoot(place);
  unmount = () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <form>
        <CascaderSearch label="所在地区" find={find} noneFound="没有符合的选项" onChoose={choose}>
          <p>省</p>
        </CascaderSearch>
      </form>,
    ),
  );
});

afterEach(async () => {
  await unmount();
  place.remove();
});

function field(): HTMLInputElement {
  const input = place.querySelector<HTMLInputElement>('input[aria-label="搜索所在地区"]');
  if (input === null) throw new Error('There is no field.');
  return input;
}

async function type(text: string, isComposing = false) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  });
}

const endComposition = () =>
  act(async () => void field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));

const announced = () => place.querySelector('output')?.textContent;

const answer = (text: string, paths: readonly CascaderPath[]) => act(async () => asked.get(text)?.(paths));

/** Presses Enter; whether the form would be sent. */
async function pressEnter(element: Element): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => void element.dispatchEvent(event));
  return !event.defaultPrevented;
}

const options = () => [...place.querySelectorAll<HTMLElement>('[role="option"]')];

describe('Enter in the search of a Cascader', () => {
  it('chooses nothing while the results are those of another text, and then the first of its own', async () => {
    await type('宁');
    await answer('宁', [ningjin]);
    await type('津');
    expect(options().map((option) => option.textContent)).toEqual(['宁津县']);
    expect(await pressEnter(field())).toBe(false);
    expect(choose).not.toHaveBeenCalled();
    await answer('津', [tianjin, ningjin]);
    await pressEnter(field());
    expect(choose.mock.calls).toEqual([[tianjin]]);
  });

  it('chooses a result that has the focus while others are awaited', async () => {
    await type('宁');
    await answer('宁', [ningjin]);
    await type('津');
    const [option] = options();
    option?.focus();
    await pressEnter(option ?? place);
    expect(choose.mock.calls).toEqual([[ningjin]]);
  });

  it.each([
    ['nothing is typed', ''],
    ['nothing is found', '月球'],
  ])('does not send the form when %s', async (_, text) => {
    await type(text);
    await answer(text, []);
    expect(await pressEnter(field())).toBe(false);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('the search of a Cascader', () => {
  it('searches what an input method composes once it is taken', async () => {
    await type('ning', true);
    expect(field().value).toBe('ning');
    expect([...asked.keys()]).toEqual(['']);
    await type('宁津', true);
    await endComposition();
    expect([...asked.keys()]).toEqual(['', '宁津']);
    await answer('宁津', [ningjin]);
    expect(options().map((option) => option.textContent)).toEqual(['宁津县']);
  });

  it('says that nothing was found only when the answer has come', async () => {
    await type('月球');
    expect(announced()).toBe('');
    expect(place.textContent).not.toContain('没有符合的选项');
    await answer('月球', []);
    expect(announced()).toBe('没有符合的选项');
  });

  it('says that it failed when the search is rejected, and searches again when the text changes', async () => {
    await type('宁');
    await act(async () => fail.get('宁')?.());
    expect(announced()).toBe('搜索失败，请修改后再试');
    await type('宁津');
    await answer('宁津', [ningjin]);
    expect(announced()).toBe('找到 1 项');
  });
});

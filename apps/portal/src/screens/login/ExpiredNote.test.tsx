// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExpiredNote } from './ExpiredNote.tsx';

const place = document.createElement('div');
let root = createRoot(place);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});

afterEach(() => act(async () => root.unmount()));

describe('ExpiredNote', () => {
  it.each([
    [true, '登录已失效，请重新登录。填写的内容已保留。'],
    [false, '登录已失效，请重新登录。'],
  ])('says in its live region what has happened when the page keeps the input: %s', async (keepsInput, words) => {
    await act(async () => root.render(<ExpiredNote keepsInput={keepsInput} />));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(place.querySelector('output')?.textContent?.endsWith(words)).toBe(true);
  });

  it('has its live region before the words, which would not be announced otherwise', () => {
    expect(renderToString(<ExpiredNote keepsInput />)).toBe('<output></output>');
  });
});

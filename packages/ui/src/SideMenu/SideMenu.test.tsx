// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SideMenu } from './SideMenu.tsx';

const place = document.createElement('div');
let unmount: () => Promise<void> = async () => undefined;

afterEach(async () => {
  await unmount();
  place.remove();
  vi.unstubAllGlobals();
});

describe('SideMenu', () => {
  it('moves the focus to main and scrolls to the top when 回到顶部 is pressed', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const scrollTo = vi.fn<typeof window.scrollTo>();
    vi.stubGlobal('scrollTo', scrollTo);
    document.body.append(place);
    const root = createRoot(place);
    unmount = () => act(async () => root.unmount());
    await act(async () =>
      root.render(
        <>
          <main>页面内容</main>
          <SideMenu miniProgram="https://lima.example.cn" phone="400-000-0118" onContact={() => undefined} />
        </>,
      ),
    );
    const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === '回到顶部');
    button?.focus();
    await act(async () => button?.click());
    expect(document.activeElement).toBe(place.querySelector('main'));
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });
});

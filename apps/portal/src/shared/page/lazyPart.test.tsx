// @vitest-environment jsdom
import { act, type ComponentType, Suspense, useEffect, useReducer } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

const View = ({ name }: { name: string }) => <p>{name}</p>;
const module = { default: View };

/** A page that updates itself as soon as it is hydrated, before the part below its boundary is. */
function Page({ part: Part }: { part: ComponentType<{ name: string }> }) {
  const [count, update] = useReducer((before: number) => before + 1, 0);
  useEffect(() => update(), []);
  return (
    <main data-count={count}>
      <Suspense fallback={<i>…</i>}>
        <Part name="GT-6" />
      </Suspense>
    </main>
  );
}

/** Hydrates the prerendered page; resolves with the elements that left it. */
async function hydrated(part: ComponentType<{ name: string }>): Promise<string[]> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page part={View} />);
  document.body.replaceChildren(root);
  const gone: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      gone.push(...Array.from(removedNodes, (node) => (node as Element).outerHTML ?? ''));
  });
  observer.observe(root, { childList: true, subtree: true });
  await act(async () => void hydrateRoot(root, <Page part={part} />));
  expect(root.querySelector('main')?.dataset['count']).toBe('1');
  expect(root.textContent).toBe('GT-6');
  observer.disconnect();
  return gone.filter((html) => html !== '');
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

describe('lazyPart', () => {
  it('leaves prerendered content alone when its code is loaded before and the page updates at once', async () => {
    const part = lazyPart(() => Promise.resolve(module));
    await part.load();
    expect(await hydrated(part)).toEqual([]);
  });

  it('loads its code once when it is shown, without load before', async () => {
    const load = vi.fn<() => Promise<typeof module>>(() => Promise.resolve(module));
    await hydrated(lazyPart(load));
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads its code again when it is shown after a failed load', async () => {
    const load = vi
      .fn<() => Promise<typeof module>>(() => Promise.resolve(module))
      .mockRejectedValueOnce(new Error('offline'));
    const part = lazyPart(load);
    await expect(part.load()).rejects.toThrow('offline');
    await hydrated(part);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

// @vitest-environment jsdom
import { act, createRef, type Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useJoinedRef } from './useJoinedRef.ts';

type ButtonRef = Ref<HTMLButtonElement>;

function Joined({ one, other }: { one: ButtonRef | undefined; other: ButtonRef | undefined }) {
  return (
    <button type="button" ref={useJoinedRef(one, other)}>
      提交
    </button>
  );
}

const place = document.createElement('div');
let mounted: Root | null = null;

async function render(one: ButtonRef | undefined, other: ButtonRef | undefined) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  mounted ??= createRoot(place);
  await act(async () => mounted?.render(<Joined one={one} other={other} />));
  return place.querySelector('button');
}

async function unmount() {
  await act(async () => mounted?.unmount());
  mounted = null;
}

/** A callback ref that returns a cleanup function. */
function cleaning() {
  const cleanUp = vi.fn<() => void>();
  const ref = vi.fn<(element: HTMLButtonElement | null) => () => void>(() => cleanUp);
  return { ref, cleanUp };
}

describe('useJoinedRef', () => {
  afterEach(unmount);

  it('calls the cleanup function that a callback returned, and not the callback with null, when the element goes', async () => {
    const { ref, cleanUp } = cleaning();
    const button = await render(ref, undefined);
    expect(ref.mock.calls).toEqual([[button]]);
    expect(cleanUp).not.toHaveBeenCalled();
    await unmount();
    expect(cleanUp).toHaveBeenCalledOnce();
    expect(ref).toHaveBeenCalledOnce();
  });

  it('calls a callback without a cleanup function with null, and sets an object to null, when the element goes', async () => {
    const callback = vi.fn<(element: HTMLButtonElement | null) => void>();
    const object = createRef<HTMLButtonElement>();
    const button = await render(callback, object);
    expect(object.current).toBe(button);
    await unmount();
    expect(callback.mock.calls).toEqual([[button], [null]]);
    expect(object.current).toBeNull();
  });

  it('ends both refs and gives them the element again when one of them is replaced', async () => {
    const object = createRef<HTMLButtonElement>();
    const [first, second] = [cleaning(), cleaning()];
    const button = await render(object, first.ref);
    await render(object, second.ref);
    expect(first.cleanUp).toHaveBeenCalledOnce();
    expect(first.ref).toHaveBeenCalledOnce();
    expect(second.ref.mock.calls).toEqual([[button]]);
    expect(object.current).toBe(button);
  });
});

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNearView } from './useNearView.ts';

type Report = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

function Part() {
  const { place, near } = useNearView<HTMLParagraphElement>();
  return <p ref={place}>{near ? '近' : '远'}</p>;
}

describe('useNearView', () => {
  let report: Report;
  let root: ReturnType<typeof createRoot>;

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(call: Report) {
          report = call;
        }
        observe() {}
        disconnect() {}
      },
    );
    root = createRoot(document.body);
    act(() => root.render(<Part />));
  });
  afterEach(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });

  it.each([
    ['far', [false], '远'],
    ['near', [true], '近'],
    ['near after having been far, when both are reported at once', [false, true], '近'],
    ['far after having been near, when both are reported at once', [true, false], '近'],
  ])('says whether a part is or was near when it is %s', (_, reported, shown) => {
    act(() => report(reported.map((isIntersecting) => ({ isIntersecting }))));
    expect(document.body.textContent).toBe(shown);
  });

  it('keeps a part near when it goes away', () => {
    act(() => report([{ isIntersecting: true }]));
    act(() => report([{ isIntersecting: false }]));
    expect(document.body.textContent).toBe('近');
  });
});

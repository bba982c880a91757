// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import type { ModalOptions, ModalReason } from './modalOptions.ts';
import { useModalState } from './useModalState.ts';

type State = ReturnType<typeof useModalState>;

/** Renders the hook; `state` is that of the last render. */
async function held(first: ModalOptions) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const states: State[] = [];
  function Held(options: ModalOptions) {
    states.push(useModalState(options));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const render = (options: ModalOptions) => act(async () => root.render(<Held {...options} />));
  await render(first);
  function state(): State {
    const last = states.at(-1);
    if (last === undefined) throw new Error('The hook has not been rendered.');
    return last;
  }
  return { state, render, close: (reason: ModalReason) => act(async () => state().close(reason)) };
}

describe('useModalState', () => {
  it('is open at first with defaultOpen, and closed after a press on the close button', async () => {
    const onOpenChange = vi.fn<NonNullable<ModalOptions['onOpenChange']>>();
    const { state, close } = await held({ defaultOpen: true, onOpenChange });
    expect(state().open).toBe(true);
    await close('closeButton');
    expect(state().open).toBe(false);
    expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'closeButton', cancel: expect.any(Function) }]]);
  });

  it.each<ModalReason>(['escape', 'scrim', 'closeButton', 'cancelButton', 'confirm'])(
    'stays open when the closing by %s is cancelled',
    async (reason) => {
      const onOpenChange: ModalOptions['onOpenChange'] = (_open, change) => {
        if (change.reason === reason) change.cancel();
      };
      const { state, close } = await held({ defaultOpen: true, onOpenChange });
      await close(reason);
      expect(state().open).toBe(true);
    },
  );

  it('follows the prop when it is controlled, whatever is reported', async () => {
    const { state, render, close } = await held({ open: true });
    await close('scrim');
    expect(state().open).toBe(true);
    await render({ open: false });
    expect(state().open).toBe(false);
  });

  it('names the close button as the reason of a change that Radix starts, and a named reason only once', async () => {
    const reasons: string[] = [];
    const { state } = await held({ open: true, onOpenChange: (_open, { reason }) => reasons.push(reason) });
    await act(async () => {
      state().because('escape');
      state().change(false);
      state().change(false);
    });
    expect(reasons).toEqual(['escape', 'closeButton']);
  });

  it('reports nothing and counts the attempts while loading, and starts again afterwards', async () => {
    const onOpenChange = vi.fn<NonNullable<ModalOptions['onOpenChange']>>();
    const { state, render, close } = await held({ open: true, loading: true, onOpenChange });
    await close('escape');
    await close('closeButton');
    expect(state().refused).toBe(2);
    expect(onOpenChange).not.toHaveBeenCalled();
    await render({ open: true, loading: false, onOpenChange });
    expect(state().refused).toBe(0);
    await close('scrim');
    expect(onOpenChange).toHaveBeenCalledOnce();
  });
});

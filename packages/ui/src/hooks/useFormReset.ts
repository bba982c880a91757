'use client';
import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react';

/** An element that belongs to a form: an input, a button, a text area. */
export type FormPart = HTMLElement & { readonly form: HTMLFormElement | null };

/** Resets whose form sets the values of its fields itself. */
const held = new WeakSet<Event>();

/** Marks a reset event whose handler sets the values of all controlled fields: they then have nothing to report. */
export function holdReset(event: Event): void {
  held.add(event);
}

/**
 * Calls back when the form that a control belongs to is reset, with whether the form sets the values itself. React 19 resets a form after
 * its action. A prevented reset is ignored.
 */
export function useFormReset(control: RefObject<FormPart | null>, onReset: (isHeld: boolean) => void): void {
  const reset = useEffectEvent(onReset);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    // Reset events do not leave a shadow tree.
    const root = control.current?.getRootNode();
    if (root === undefined) return undefined;
    const seen = new WeakSet<Event>();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    function take(event: Event) {
      if (event.defaultPrevented || seen.has(event)) return;
      seen.add(event);
      reset(held.has(event));
    }
    function bubbled(event: Event) {
      if (event.target === control.current?.form) take(event);
    }
    function captured(event: Event) {
      if (event.target !== control.current?.form) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        // Another listener may have stopped the event on its way up.
        take(event);
        // The browser has by now set checkboxes and radio buttons to their first state, which React would not notice.
        redraw();
      });
      timers.add(timer);
    }
    root.addEventListener('reset', captured, { capture: true });
    root.addEventListener('reset', bubbled);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      root.removeEventListener('reset', captured, { capture: true });
      root.removeEventListener('reset', bubbled);
    };
  }, [control]);
}

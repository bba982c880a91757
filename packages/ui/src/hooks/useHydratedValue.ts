'use client';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** What is typed in a text field: for `read`. */
export const typedIn = ({ value }: { readonly value: string }) => value;

interface HydratedValue<Control, Value> {
  control: RefObject<Control | null>;
  /** Reads the value in the control; undefined for a control that cannot be changed before it is hydrated. */
  read: ((control: Control) => Value) | undefined;
  /** The value that was rendered. */
  rendered: Value;
  /** Called once when the control has another value than the rendered one. */
  onRead: (value: Value) => void;
}

/** Whether this component is being hydrated, or rendered on a server. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/**
 * Takes over what was typed, ticked or autofilled in a prerendered control before it was hydrated. React leaves that in the control, reports
 * no change, and overwrites it at the next render. Returns the value to show until it is reported, and null otherwise.
 */
export function useHydratedValue<Control, Value>({ control, read, rendered, onRead }: HydratedValue<Control, Value>) {
  const isHydrating = useIsHydrating();
  const [found, setFound] = useState<{ value: Value } | null>(null);
  const compare = useEffectEvent(() => {
    if (!isHydrating || read === undefined || control.current === null) return;
    const value = read(control.current);
    if (!Object.is(value, rendered)) setFound({ value });
  });
  const report = useEffectEvent(onRead);
  // oxlint-disable-next-line react/set-state-in-effect -- only the control itself knows what was typed, and only once it is there
  useLayoutEffect(() => compare(), []);
  // After the effects of everything around: a form listens by now, and has restored its draft.
  useEffect(() => {
    if (found === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- reported once; from now on the owner of the value holds it
    setFound(null);
    report(found.value);
  }, [found]);
  return found;
}

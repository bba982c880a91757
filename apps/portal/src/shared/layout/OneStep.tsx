import { type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  useLocation,
} from 'react-router-dom';

/** An address of the site in full, as the browser writes it. */
const inFull = (address: string) => new URL(address, window.location.href).href;

/**
 * Ignores a step to the page that is being opened already. The browser shows its address at once, and React renders the page in slices after
 * that: who presses a link or a button twice meanwhile would have to go back twice.
 */
export function OneStep({ children }: { children: ReactNode }) {
  const context = use(NavigationContext);
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => {
    shown.current = location;
  }, [location]);

  const value = useMemo(() => {
    const { navigator } = context;
    const once: Navigator = {
      createHref: (to) => navigator.createHref(to),
      go: (steps) => navigator.go(steps),
      replace: (...step) => navigator.replace(...step),
      push(to, ...rest) {
        const here = window.location.href;
        const isUnderWay = inFull(createPath(shown.current)) !== here && inFull(navigator.createHref(to)) === here;
        if (!isUnderWay) navigator.push(to, ...rest);
      },
    };
    return { ...context, navigator: once };
  }, [context]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

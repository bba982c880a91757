import { Page } from '#page';
import './content/page.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const place = document.createElement('div');
document.querySelector('#root')?.append(place);
let root: Root | null = null;

/** Hooks for the measurement, the same on every page. */
const bench = {
  mount() {
    const made = createRoot(place);
    root = made;
    flushSync(() => made.render(<Page />));
  },
  unmount() {
    root?.unmount();
    root = null;
  },
  /** Unmount, mount and lay out synchronously, without a frame in between. */
  remount() {
    bench.unmount();
    bench.mount();
    return document.body.offsetHeight;
  },
};
declare global {
  interface Window {
    __bench: typeof bench;
  }
}
window.__bench = bench;

// `?wait` defers the first mount to the measurement.
if (!new URLSearchParams(location.search).has('wait')) bench.mount();

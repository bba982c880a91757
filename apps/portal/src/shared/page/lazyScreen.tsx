import { type ComponentType, use } from 'react';
import { useLocation } from 'react-router-dom';
import { watched } from '../trouble/slowRequests.ts';
import { markFulfilled } from './fulfilled.ts';
import { reportPending } from './pending.ts';

interface ScreenModule<Props> {
  default: ComponentType<Props>;
}

let underWay = 0;

/** Loads code on a visitor's request; the loading bar shows meanwhile, and the visitor is notified when it is late. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  // Called during render, where no other component may be updated.
  await Promise.resolve();
  reportPending('screens', (underWay += 1));
  try {
    return await watched('code', load);
  } finally {
    reportPending('screens', (underWay -= 1));
  }
}

/** A page whose code is loaded when it is first shown. */
export interface LazyScreen<Props> {
  Screen: ComponentType<Props>;
  /** Loads the code before the page is shown; a failure stays silent until then. */
  preload(): void;
}

/** Code that failed to load is retried at the next visit, where `React.lazy` would cache the failure. */
export function lazyScreen<Props extends object>(load: () => Promise<ScreenModule<Props>>): LazyScreen<Props> {
  let arriving: Promise<ScreenModule<Props>> | undefined;
  let failedVisit: string | undefined;

  function codeFor(visit: string): Promise<ScreenModule<Props>> {
    if (arriving !== undefined && (failedVisit === undefined || failedVisit === visit)) return arriving;
    failedVisit = undefined;
    arriving = fetchCode(load).catch((error: unknown) => {
      failedVisit = visit;
      throw error;
    });
    return arriving;
  }

  function Screen(props: Props) {
    const { key } = useLocation();
    const { default: Page } = use(codeFor(key));
    return <Page {...props} />;
  }

  let isPreloading = false;
  // A visit in the meantime calls `load` again, which waits for the same modules, and shows that it waits.
  function preload(): void {
    if (arriving !== undefined || isPreloading) return;
    isPreloading = true;
    const early = markFulfilled(load());
    early.then(
      // A visit renders the page at once; a page that suspends on a slow phone comes 70 ms later.
      () => {
        arriving ??= early;
      },
      () => {
        isPreloading = false;
      },
    );
  }

  return { Screen, preload };
}

import { type ComponentType, use } from 'react';
import { useLocation } from 'react-router-dom';
import { watched } from '../trouble/slowRequests.ts';
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

/**
 * A page whose code is loaded when it is first shown. Code that failed to load is retried at the next visit, where `React.lazy`
 * would cache the failure.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ScreenModule<Props>>): ComponentType<Props> {
  let arriving: Promise<ScreenModule<Props>> | undefined;
  let failedVisit: string | undefined;

  function fetchFor(visit: string): Promise<ScreenModule<Props>> {
    failedVisit = undefined;
    return fetchCode(load).catch((error: unknown) => {
      failedVisit = visit;
      throw error;
    });
  }

  return function Screen(props: Props) {
    const { key } = useLocation();
    if (arriving === undefined || (failedVisit !== undefined && failedVisit !== key)) arriving = fetchFor(key);
    const { default: Page } = use(arriving);
    return <Page {...props} />;
  };
}

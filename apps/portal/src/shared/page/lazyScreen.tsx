import { type ComponentType, use } from 'react';
import { useLocation } from 'react-router-dom';
import { watched } from '../trouble/slowRequests.ts';
import { reportPending } from './pending.ts';

interface ScreenModule<Props> {
  default: ComponentType<Props>;
}

let underWay = 0;

/** Fetches code that a visitor asked for; the loading bar shows while it is on its way, and the visitor hears when it is late. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  // Asked for while a component renders, where nothing may change another component.
  await Promise.resolve();
  reportPending('screens', (underWay += 1));
  try {
    return await watched('code', load);
  } finally {
    reportPending('screens', (underWay -= 1));
  }
}

/**
 * A page whose code is fetched when it is first shown. Code that did not arrive is asked for again at the next visit, where
 * `React.lazy` would fail for good.
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

import { contract } from '@lima-id/api';
import { mount } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { createHomeReader } from './readHome.ts';
import type { ResolutionCounter } from './resolutionCounter.ts';

/** The home page's figures, and the counter of lookups behind one of them. */
export function createHomeSubject(counter: ResolutionCounter): Subject {
  return {
    name: 'home',
    mount(app, store, clock) {
      const readHome = createHomeReader(store, clock);
      mount(app, contract.readHome, async () => ({ data: await readHome() }));
    },
    start: () => counter.start(),
    stop: () => counter.stop(),
  };
}

import { contract } from '@lima-id/api';
import { mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import type { LookupTimes } from './lookupTimes.ts';
import { createHomeReader } from './readHome.ts';
import { counterFlushMs, type ResolutionCounter } from './resolutionCounter.ts';

/** The home page's figures, including the lookup counter and lookup latency. */
export function createHomeSubject(counter: ResolutionCounter, times: LookupTimes): Subject {
  return {
    name: 'home',
    mount(app, store, clock) {
      const readHome = createHomeReader(store, clock, times);
      mount(app, contract.readHome, async () => ({ data: await readHome() }));
    },
    jobs: () => [{ name: 'lookup counter', everyMs: counterFlushMs, run: () => counter.write(), runsAtEnd: true }],
  };
}

import { contract } from '@lima-id/api';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { applyTrial } from './applyTrial.ts';
import { listTrials } from './listTrials.ts';
import { openTrial } from './openTrial.ts';

/** Free trials of apps. */
export function createTrialSubject(): Subject {
  return {
    name: 'trial',
    mount(app, store, clock) {
      const parts = { store, clock };
      for (const endpoint of [contract.comeApplyTrial, contract.applyTrial]) {
        mount(app, endpoint, async (request, context) => await applyTrial(parts, callerOf(context), request));
      }
      mount(app, contract.fetchOnTrial, async (request, context) => await openTrial(parts, callerOf(context), request));
      mount(app, contract.listMyTrials, async (request, context) => ({
        data: await listTrials(parts, callerOf(context), request),
      }));
    },
  };
}

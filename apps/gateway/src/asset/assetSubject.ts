import { contract } from '@lima-id/api';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { listAssets } from './listAssets.ts';

/** Asset books of enterprises. */
export function createAssetSubject(): Subject {
  return {
    name: 'asset',
    mount(app, store, clock) {
      mount(app, contract.listAssets, async (query, context) => ({
        data: await listAssets(store, clock, callerOf(context), query),
      }));
    },
  };
}

import { contract } from '@lima-id/api';
import { managedEnterprise } from '../enterprise/managedEnterprise.ts';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { listRecalls } from './listRecalls.ts';
import { publishRecall } from './publishRecall.ts';
import { withdrawRecall } from './withdrawRecall.ts';

/** Recalls, for the enterprises that publish them. Visitors see them in lookups. */
export function createRecallSubject(): Subject {
  return {
    name: 'recall',
    mount(app, store, clock) {
      mount(app, contract.publishRecall, async ({ prefix, ...draft }, context) => {
        const owner = await managedEnterprise(store, callerOf(context), prefix);
        return 'failure' in owner ? owner : await publishRecall(store, clock, owner.prefix, draft);
      });
      mount(app, contract.withdrawRecall, async ({ prefix, number }, context) => {
        const owner = await managedEnterprise(store, callerOf(context), prefix);
        return 'failure' in owner ? owner : await withdrawRecall(store, clock, owner.prefix, number);
      });
      mount(app, contract.listRecalls, async ({ prefix, current, size }, context) => {
        const owner = await managedEnterprise(store, callerOf(context), prefix);
        return 'failure' in owner ? owner : { data: await listRecalls(store, owner.prefix, current, size) };
      });
    },
  };
}

import { contract } from '@lima-id/api';
import { managedEnterprise } from '../enterprise/managedEnterprise.ts';
import { registrarOf } from '../enterprise/registrar.ts';
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
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : await publishRecall(store, clock, registrar, draft);
      });
      mount(app, contract.withdrawRecall, async ({ prefix, number }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : await withdrawRecall(store, clock, registrar, number);
      });
      mount(app, contract.listRecalls, async ({ prefix, current, size }, context) => {
        const owner = await managedEnterprise(store, callerOf(context), prefix);
        return 'failure' in owner ? owner : { data: await listRecalls(store, owner.prefix, current, size) };
      });
    },
  };
}

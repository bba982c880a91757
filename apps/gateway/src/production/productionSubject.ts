import { contract } from '@lima-id/api';
import { refuseFutureEvents } from '@lima-id/domain';
import { managedEnterprise } from '../enterprise/managedEnterprise.ts';
import { registrarOf } from '../enterprise/registrar.ts';
import { callerOf, enterpriseOf, mount } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import type { Subject } from '../schema/subject.ts';
import { createEnterpriseIdentifier } from './enterpriseTokens.ts';
import { ingestEvents } from './ingestEvents.ts';
import { issueToken, listTokens, withdrawToken } from './manageTokens.ts';

/** Production events reported by enterprises' own systems, and their tokens. */
export function createProductionSubject(store: Store): Subject {
  return {
    name: 'production',
    identifyEnterprise: createEnterpriseIdentifier(store),
    mount(app, _store, clock) {
      mount(app, contract.issueEnterpriseToken, async ({ prefix, name }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : await issueToken(store, clock, registrar, name);
      });
      mount(app, contract.listEnterpriseTokens, async ({ prefix }, context) => {
        const owner = await managedEnterprise(store, callerOf(context), prefix);
        return 'failure' in owner ? owner : { data: await listTokens(store, owner.prefix) };
      });
      mount(app, contract.withdrawEnterpriseToken, async ({ prefix, id }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : await withdrawToken(store, clock, registrar, id);
      });
      mount(app, contract.ingestProductionEvents, async ({ events }, context) => {
        const { enterprisePrefix } = enterpriseOf(context);
        const message = refuseFutureEvents(events, clock.now().getTime());
        if (message !== null) return { failure: { status: 422, message } };
        return { data: await ingestEvents(store, enterprisePrefix, events) };
      });
    },
  };
}

import { contract } from '@lima-id/api';
import { refuseAhead } from '@lima-id/domain';
import { managedEnterprise } from '../platform/authorisation/managedEnterprise.ts';
import type { Store } from '../platform/database/database.ts';
import { callerOf, enterpriseOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { createEnterpriseIdentifier } from './enterpriseTokens.ts';
import { ingestEvents } from './ingestEvents.ts';
import { issueToken, listTokens, withdrawToken } from './manageTokens.ts';

/** What happens on production lines, as enterprises' own systems report it, and the tokens of these. */
export function createProductionSubject(store: Store): Subject {
  return {
    name: 'production',
    identifyEnterprise: createEnterpriseIdentifier(store),
    mount(app, _store, clock) {
      mount(app, contract.issueEnterpriseToken, async ({ prefix, name }, context) => {
        const owner = await managedEnterprise(store, callerOf(context), prefix);
        return 'failure' in owner ? owner : await issueToken(store, clock, owner.prefix, name);
      });
      mount(app, contract.listEnterpriseTokens, async ({ prefix }, context) => {
        const owner = await managedEnterprise(store, callerOf(context), prefix);
        return 'failure' in owner ? owner : { data: await listTokens(store, owner.prefix) };
      });
      mount(app, contract.withdrawEnterpriseToken, async ({ prefix, id }, context) => {
        const owner = await managedEnterprise(store, callerOf(context), prefix);
        return 'failure' in owner ? owner : await withdrawToken(store, clock, owner.prefix, id);
      });
      mount(app, contract.ingestProductionEvents, async ({ events }, context) => {
        const { enterprisePrefix } = enterpriseOf(context);
        const message = refuseAhead(events, clock.now().getTime());
        if (message !== null) return { failure: { status: 400, message } };
        return { data: await ingestEvents(store, enterprisePrefix, events) };
      });
    },
  };
}

import { contract } from '@lima-id/api';
import { refuseAhead } from '@lima-id/domain';
import type { Store } from '../platform/database/database.ts';
import { enterpriseOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { createEnterpriseIdentifier } from './enterpriseTokens.ts';
import { ingestEvents } from './ingestEvents.ts';

/** What happens on production lines, as enterprises' own systems report it. */
export function createProductionSubject(store: Store): Subject {
  return {
    name: 'production',
    identifyEnterprise: createEnterpriseIdentifier(store),
    mount(app, _store, clock) {
      mount(app, contract.ingestProductionEvents, async ({ events }, context) => {
        const { enterprisePrefix } = enterpriseOf(context);
        const message = refuseAhead(events, clock.now().getTime());
        if (message !== null) return { failure: { status: 400, message } };
        return { data: await ingestEvents(store, enterprisePrefix, events) };
      });
    },
  };
}

import { contract, type Endpoint } from '@lima-id/api';
import { mount } from '../../src/platform/http/mount.ts';
import type { Subject } from '../../src/schema/subject.ts';

/** Every call of the contract without authorisation: each passes its decoded input to `take` and answers 418. */
export function openCalls(take: (request: unknown) => void): Subject {
  return {
    name: 'all',
    mount(app) {
      for (const endpoint of Object.values(contract) as Endpoint<unknown, unknown, unknown>[]) {
        const open = { ...endpoint, auth: 'none', clientCredential: false } as const;
        const handle = (request: unknown) => {
          take(request);
          return { failure: { status: 418, message: '' } };
        };
        mount(app, open, handle, { rules: { [endpoint.name]: 'everybody' } });
      }
    },
  };
}

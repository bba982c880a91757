import { contract, type Endpoint } from '@lima-id/api';
import { mount } from '../http/mount.ts';
import type { Subject } from '../subject.ts';

/** Every call of the contract, open to everybody: each hands what it decoded to `take` and is refused with 418. */
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

import { contract } from '@lima-id/api';
import { administrators } from '../platform/authorisation/caller.ts';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { readCompanyById, readCompanyOf } from './readCompany.ts';

const companyUnknown = { status: 404, message: '未查询到该企业，请核对后重新查询' };

/** Enterprises and their prefixes: so far, the enterprise of whoever is logged in. */
export function createPrefixSubject(): Subject {
  return {
    name: 'prefix',
    mount(app, store) {
      mount(app, contract.readCurrentPrefix, async (_request, context) => ({
        data: { identifierPrefix: callerOf(context).companyPrefix ?? '' },
      }));
      mount(app, contract.readCurrentCompany, async (_request, { caller }) => ({
        data: await readCompanyOf(store, caller?.companyPrefix ?? null),
      }));
      mount(app, contract.findCurrentCompany, async (_request, context) => ({
        data: await readCompanyOf(store, callerOf(context).companyPrefix),
      }));
      mount(app, contract.readCompany, async ({ id }, context) => {
        const { role, companyPrefix } = callerOf(context);
        const company = await readCompanyById(store, id);
        // Whether another's enterprise exists is nobody's business.
        const seen = company !== null && (administrators.has(role) || company.identifierPrefix === companyPrefix);
        return seen ? { data: company } : { failure: companyUnknown };
      });
    },
  };
}

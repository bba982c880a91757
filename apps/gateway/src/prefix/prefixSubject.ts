import { contract } from '@lima-id/api';
import { administrators } from '../platform/authorisation/caller.ts';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { checkPrefix } from './checkPrefix.ts';
import { cleanUpPrefixes, cleanupIntervalMs } from './cleanUp.ts';
import { dropDraft, readDraft, saveDraft } from './drafts.ts';
import type { PrefixParts } from './prefixParts.ts';
import { readCompanyById, readCompanyOf } from './readCompany.ts';
import { readRegistration, reopenRegistration } from './readRegistration.ts';
import { appointAdministrator } from './review/appointAdministrator.ts';
import { type AccessLog, createAccessLog } from './review/dataAccess.ts';
import { passRegistration, rejectRegistration } from './review/decide.ts';
import { eraseRegistration } from './review/eraseRegistration.ts';
import { listRegistrations } from './review/listRegistrations.ts';
import { readForReview } from './review/readForReview.ts';
import { restorePrefix, suspendPrefix } from './review/suspend.ts';
import { needsCode } from './submission/confirm.ts';
import { submitRegistration } from './submission/submitRegistration.ts';

const companyUnknown = { status: 404, message: '未查询到该企业，请核对后重新查询' };

type Mounted = Parameters<Subject['mount']>[0];

/** Reads enterprises: the caller's own, and others' for reviewers. */
function mountCompanies(app: Mounted, parts: PrefixParts): void {
  mount(app, contract.readCurrentPrefix, async (_request, context) => ({
    data: { identifierPrefix: callerOf(context).companyPrefix ?? '' },
  }));
  mount(app, contract.readCurrentCompany, async (_request, { caller }) => ({
    data: await readCompanyOf(parts, caller?.companyPrefix ?? null),
  }));
  mount(app, contract.findCurrentCompany, async (_request, context) => ({
    data: await readCompanyOf(parts, callerOf(context).companyPrefix),
  }));
  mount(app, contract.readCompany, async ({ id }, context) => {
    const { role, companyPrefix } = callerOf(context);
    const company = await readCompanyById(parts, id);
    // For others the enterprise does not exist.
    const seen = company !== null && (administrators.has(role) || company.identifierPrefix === companyPrefix);
    return seen ? { data: company } : { failure: companyUnknown };
  });
}

/** Calls of applicants. */
function mountRegistration(app: Mounted, parts: PrefixParts): void {
  mount(app, contract.registerPrefix, (request, context) => submitRegistration(parts, request, context));
  mount(app, contract.readRegistration, (_request, context) => readRegistration(parts, callerOf(context)));
  mount(app, contract.readRegistrationConfirmation, async ({ contactPersonPhone }, context) => ({
    data: { smsCode: await needsCode(parts, callerOf(context).accountId, contactPersonPhone) },
  }));
  mount(app, contract.checkPrefix, (request, context) => checkPrefix(parts, request, callerOf(context)));
  mount(app, contract.readPrefixDraft, async (_request, context) => ({
    data: await readDraft(parts, callerOf(context).accountId),
  }));
  mount(app, contract.savePrefixDraft, (request, context) => saveDraft(parts, callerOf(context).accountId, request));
  mount(app, contract.removePrefixDraft, async (_request, context) => {
    const { accountId } = callerOf(context);
    await parts.store.transaction((transaction) => dropDraft(parts, transaction, accountId, 'deleted'));
    return { data: null };
  });
  mount(app, contract.reopenRegistration, (_request, context) => reopenRegistration(parts, callerOf(context)));
}

/** Calls of reviewers. */
function mountReview(app: Mounted, parts: PrefixParts, accessLog: AccessLog): void {
  mount(app, contract.listRegistrations, (request) => listRegistrations(parts.store, request));
  mount(app, contract.readRegistrationForReview, ({ id }, context) =>
    readForReview(parts, accessLog, id, callerOf(context)),
  );
  mount(app, contract.passRegistration, (request, context) => passRegistration(parts, callerOf(context), request));
  mount(app, contract.rejectRegistration, (request, context) => rejectRegistration(parts, callerOf(context), request));
  mount(app, contract.suspendPrefix, (request, context) => suspendPrefix(parts, request, context));
  mount(app, contract.restorePrefix, (request, context) => restorePrefix(parts, request, context));
  mount(app, contract.appointAdministrator, (request, context) => appointAdministrator(parts, request, context));
  mount(app, contract.eraseRegistration, ({ id }, context) => eraseRegistration(parts, callerOf(context), id));
}

/** Enterprises and their prefixes: registration, review, grant. */
export function createPrefixSubject(parts: PrefixParts): Subject {
  const { store, clock } = parts;
  const accessLog = createAccessLog(store, clock);
  return {
    name: 'prefix',
    mount(app) {
      mountCompanies(app, parts);
      mountRegistration(app, parts);
      mountReview(app, parts, accessLog);
    },
    jobs: () => [
      { name: 'prefix cleanup', everyMs: cleanupIntervalMs, run: (ending) => cleanUpPrefixes(parts, ending) },
    ],
  };
}

import { contract } from '@lima-id/api';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { cleanUpLeads } from './cleanUp.ts';
import { eraseLead } from './eraseLead.ts';
import type { LeadParts } from './leadParts.ts';
import { cleanupIntervalMs } from './limits.ts';
import { listLeads, readLead } from './readLeads.ts';
import { sendContactRequest, sendInquiry } from './sendLead.ts';

/** Contact requests and inquiries: sent by anybody, read by the platform's operators. */
export function createLeadSubject(parts: LeadParts): Subject {
  return {
    name: 'lead',
    mount(app) {
      mount(app, contract.sendContactRequest, (request, context) => sendContactRequest(parts, request, context));
      mount(app, contract.sendInquiry, (request, context) => sendInquiry(parts, request, context));
      mount(app, contract.listLeads, (request, context) => listLeads(parts, callerOf(context), request));
      mount(app, contract.readLead, (request, context) => readLead(parts, callerOf(context), request));
      mount(app, contract.eraseLead, (request, context) => eraseLead(parts, callerOf(context), request));
    },
    jobs: () => [{ name: 'lead cleanup', everyMs: cleanupIntervalMs, run: (ending) => cleanUpLeads(parts, ending) }],
  };
}

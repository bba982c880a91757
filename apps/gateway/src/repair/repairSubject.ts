import { contract } from '@lima-id/api';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { changeTicket } from './changeTicket.ts';
import { countForm, reporterOf } from './countReports.ts';
import { eraseReporters } from './eraseReporters.ts';
import { cleanupIntervalMs } from './limits.ts';
import { listTickets } from './listTickets.ts';
import { createTicketLookup } from './lookUpTicket.ts';
import { readPhoto } from './readPhoto.ts';
import type { RepairParts } from './repairParts.ts';
import { reportFault } from './reportFault.ts';

/** Faults of objects: reported by anybody, handled by their makers. */
export function createRepairSubject(parts: RepairParts): Subject {
  const { store } = parts;
  const lookUpTicket = createTicketLookup(parts);
  return {
    name: 'repair',
    mount(app) {
      mount(app, contract.reportFault, (request, context) => reportFault(parts, request, context), {
        beforeBody: (context) => countForm(parts.attempts, reporterOf(context)),
      });
      mount(app, contract.lookUpFaultReport, lookUpTicket);
      mount(app, contract.listFaultReports, (request, context) => listTickets(parts, callerOf(context), request));
      mount(app, contract.acceptFaultReport, ({ number, ...given }, context) =>
        changeTicket(parts, callerOf(context), number, { event: 'accepted', ...given }),
      );
      mount(app, contract.declineFaultReport, ({ number, ...given }, context) =>
        changeTicket(parts, callerOf(context), number, { event: 'declined', ...given }),
      );
      mount(app, contract.completeFaultReport, ({ number, ...given }, context) =>
        changeTicket(parts, callerOf(context), number, { event: 'completed', ...given }),
      );
      mount(app, contract.readFaultPhoto, (request, context) => readPhoto(store, callerOf(context), request));
    },
    jobs: () => [
      { name: 'repair cleanup', everyMs: cleanupIntervalMs, run: (ending) => eraseReporters(parts, ending) },
    ],
  };
}

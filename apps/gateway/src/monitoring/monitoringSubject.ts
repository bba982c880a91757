import { contract } from '@lima-id/api';
import { hourMs } from '@lima-id/domain';
import { registrarOf } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { mount } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import type { Subject } from '../schema/subject.ts';
import { deleteReadings } from './deleteReadings.ts';
import { readMonitoring, saveMonitoring } from './modelMonitoring.ts';
import { reportReadings } from './reportReadings.ts';

/** Readings and alarms of objects, reported by gateways with an enterprise's token, and what models declare of them. */
export function createMonitoringSubject(store: Store, clock: Clock): Subject {
  return {
    name: 'monitoring',
    mount(app) {
      mount(app, contract.saveMonitoring, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await saveMonitoring(store, clock, registrar, request);
      });
      mount(app, contract.readMonitoring, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await readMonitoring(store, registrar.prefix, request);
      });
      mount(app, contract.reportReadings, async ({ prefix, ...report }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        return await reportReadings(store, clock, registrar, report, context.idempotencyKey);
      });
    },
    jobs: () => [
      {
        name: 'readings cleanup',
        everyMs: hourMs,
        runsAtStart: true,
        run: (ending) => deleteReadings(store, clock.now(), ending),
      },
    ],
  };
}

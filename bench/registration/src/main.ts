import { silentLog } from '../../../apps/gateway/src/platform/log/log.ts';
import { openStore } from '../../../apps/gateway/src/schema/store.ts';
import { median } from '../../median.ts';
import { startServer } from '../../server/startServer.ts';
import { withDatabase } from './database.ts';
import { measureCalls, measureLookups, measureStatements } from './measure.ts';
import { callerAt, codesOf, registerBatch, registerObjects, reportEvents } from './register.ts';
import { log, printTable, whole } from './report.ts';
import {
  callers,
  eventsPerObject,
  eventsTarget,
  linesPerCall,
  objectCount,
  registrationTarget,
  rounds,
} from './settings.ts';

const rates = {
  statements: [] as number[],
  calls: [] as number[],
  plain: [] as number[],
  eventful: [] as number[],
  plainLife: [] as number[],
  life: [] as number[],
};

await withDatabase(async (databaseUrl) => {
  const gateway = await startServer(new URL('serve.ts', import.meta.url), 'gateway', log);
  const store = await openStore({ dataDir: '', databaseUrl, log: silentLog });
  try {
    log(`registering ${2 * objectCount} objects and ${objectCount * eventsPerObject} events ...`);
    const call = callerAt(gateway.address);
    const facts = await registerBatch(call);
    await registerObjects(call, 'plain');
    await registerObjects(call, 'eventful');
    await reportEvents(call);
    const [plain, eventful] = [codesOf('plain'), codesOf('eventful')];
    for (let round = 0; round <= rounds; round += 1) {
      log(round === 0 ? 'warming up ...' : `round ${round} of ${rounds} ...`);
      rates.statements[round] = await measureStatements(store);
      rates.calls[round] = await measureCalls(gateway.address);
      const lookups: [rates: number[], codes: string[], scene?: string][] = [
        [rates.plain, plain, facts],
        [rates.eventful, eventful, facts],
        [rates.plainLife, plain],
        [rates.life, eventful],
      ];
      // Every other round backwards: the database cleans up after the writes meanwhile.
      for (const [own, codes, scene] of round % 2 === 0 ? lookups : lookups.toReversed()) {
        own[round] = await measureLookups(gateway.address, codes, scene);
      }
    }
  } finally {
    await store.close();
    await gateway.stop();
  }
});

/** A row: a rate, and its ratio to another of the same round; medians without the first round. */
function row(name: string, own: readonly number[], base: readonly number[], target: number | null): string[] {
  const ratios = own.map((rate, round) => rate / (base[round] ?? Number.NaN));
  const ratio = base.length === 0 ? '' : median(ratios.slice(1)).toFixed(2);
  return [name, whole(median(own.slice(1))), ratio, target === null ? '' : target.toFixed(2)];
}

printTable(
  `${linesPerCall} lines a call, ${callers} callers, ${whole(objectCount)} objects of each kind, medians of ${rounds} rounds`,
  ['', 'a second', 'ratio', 'to reach'],
  [
    row('lines, the statements alone', rates.statements, [], null),
    row('lines, registerIdentifiers', rates.calls, rates.statements, registrationTarget),
    row('lookups of facts, of objects without events', rates.plain, [], null),
    row(`lookups of facts, of objects with ${eventsPerObject} events`, rates.eventful, rates.plain, eventsTarget),
    row('lookups of the life of objects without events', rates.plainLife, [], null),
    row(
      `lookups of the life of objects with ${eventsPerObject} events, which are shown`,
      rates.life,
      rates.plainLife,
      null,
    ),
  ],
);

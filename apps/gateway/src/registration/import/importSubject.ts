import { contract } from '@lima-id/api';
import { registrarOf } from '../../enterprise/registrar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { mount } from '../../platform/http/mount.ts';
import type { SignedLinks } from '../../platform/secret/signedLinks.ts';
import type { Store } from '../../schema/store.ts';
import type { Subject } from '../../schema/subject.ts';
import { cleanUpImports } from './cleanUp.ts';
import {
  beginImport,
  carryOutImport,
  findImport,
  importUnknown,
  listImports,
  readImport,
  readTemplate,
  stopImport,
  takeImportPart,
} from './imports.ts';
import { createImportWorker } from './importWorker.ts';
import { cleanupIntervalMs, turnIntervalMs } from './limits.ts';
import { mountRefusedFiles } from './refusedFile.ts';

/** Imports of files with identifiers: uploads, checks, and carrying out in pieces. */
export function createImportSubject({
  store,
  clock,
  publicUrl,
  links,
}: {
  store: Store;
  clock: Clock;
  /** Public URL of the portal; empty when unknown. */
  publicUrl: string;
  /** Links to refused lines. */
  links: SignedLinks;
}): Subject {
  const worker = createImportWorker(store, clock, publicUrl);
  let wake = () => {};
  /** Takes a turn at once: this gateway's, others find the import by looking. The lock of its row is the claim as ever. */
  const onWaiting = () => wake();
  return {
    name: 'import',
    mount(app) {
      mountRefusedFiles(app, { store, links });
      mount(app, contract.readImportTemplate, async ({ prefix, model }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : await readTemplate(store, registrar.prefix, model);
      });
      mount(app, contract.beginImport, async ({ prefix, ...beginning }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        return await beginImport(store, clock, registrar, beginning, context.idempotencyKey);
      });
      mount(app, contract.sendImportPart, async (part, context) => {
        const registrar = await registrarOf(store, context, part.prefix);
        if ('failure' in registrar) return registrar;
        return await takeImportPart(store, clock, registrar.prefix, part, onWaiting);
      });
      mount(app, contract.readImport, async ({ prefix, importId }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : await readImport(store, clock, registrar.prefix, importId);
      });
      mount(app, contract.listImports, async ({ prefix }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : { data: await listImports(store, clock, registrar.prefix) };
      });
      mount(app, contract.carryOutImport, async ({ prefix, ...order }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        const reply = await carryOutImport(store, clock, registrar, order, context.idempotencyKey);
        if ('data' in reply) onWaiting();
        return reply;
      });
      mount(app, contract.stopImport, async ({ prefix, importId }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        return await stopImport(store, clock, registrar, importId, context.idempotencyKey);
      });
      mount(app, contract.linkRefusedLines, async ({ prefix, importId }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        const found = await findImport(store, registrar.prefix, importId);
        return found === undefined ? importUnknown : { data: links.give(importId, registrar.prefix) };
      });
    },
    jobs: () => [
      {
        name: 'imports',
        everyMs: turnIntervalMs,
        run: (ending) => worker.run(ending),
        wakeBy(take) {
          wake = take;
        },
      },
      {
        name: 'import cleanup',
        everyMs: cleanupIntervalMs,
        run: (ending) => cleanUpImports(store, clock.now(), ending),
      },
    ],
  };
}

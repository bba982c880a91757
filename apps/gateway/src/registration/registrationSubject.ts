import { contract } from '@lima-id/api';
import { dayMs } from '@lima-id/domain';
import { forgetAddresses } from '../enterprise/changeLog.ts';
import { managedEnterprise } from '../enterprise/managedEnterprise.ts';
import { registrarOf } from '../enterprise/registrar.ts';
import { callerOf, mount } from '../platform/http/mount.ts';
import type { Subject } from '../schema/subject.ts';
import { deleteFirstAnswers } from './answerOnce.ts';
import { appendEvents } from './appendEvents.ts';
import { listBatches, readBatch, saveBatch } from './batches.ts';
import { changeFacts } from './changeFacts.ts';
import { changeStates } from './changeStates.ts';
import { type ExportParts, linkExport } from './export/exportLinks.ts';
import { mountExports } from './export/mountExports.ts';
import { listIdentifiers } from './listIdentifiers.ts';
import { findModel, listModels, type ModelParts, modelUnknown, saveModel } from './models.ts';
import { cleanUpPictures } from './pictures/cleanUpPictures.ts';
import { cleanupIntervalMs } from './pictures/limits.ts';
import { mountProductPictures } from './pictures/mountProductPictures.ts';
import { createPublisher, type ProductPictureParts } from './pictures/publishPicture.ts';
import { readHistory } from './readHistory.ts';
import { registerIdentifiers } from './registerIdentifiers.ts';
import { reserveCodes } from './reserveCodes.ts';
import { listScenes, removeScene, saveScene } from './scenes.ts';

/** Dependencies of registrations. */
export interface RegistrationParts extends ModelParts, ExportParts, ProductPictureParts {}

/** Models, batches, scenes and identifiers, written by enterprises and their systems. */
export function createRegistrationSubject(parts: RegistrationParts): Subject {
  const { store, clock } = parts;
  const publish = createPublisher(parts);
  return {
    name: 'registration',
    mount(app) {
      mountProductPictures(app, parts.files);
      mount(app, contract.publishPicture, async ({ prefix, fileName }, context) => {
        const caller = callerOf(context);
        const owner = await managedEnterprise(store, caller, prefix);
        return 'failure' in owner ? owner : await publish(owner.prefix, caller.accountId, fileName);
      });
      mount(app, contract.saveProductModel, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await saveModel(parts, registrar, request);
      });
      mount(app, contract.readProductModel, async ({ prefix, code }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        const found = await findModel(store.kysely, registrar.prefix, code);
        return found === undefined ? modelUnknown(code) : { data: found.model };
      });
      mount(app, contract.listProductModels, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : { data: await listModels(store, registrar.prefix, request) };
      });
      mount(app, contract.saveBatch, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await saveBatch(store, clock, registrar, request);
      });
      mount(app, contract.readBatch, async ({ prefix, model, number }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : await readBatch(store, registrar.prefix, model, number);
      });
      mount(app, contract.listBatches, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await listBatches(store, registrar.prefix, request);
      });
      mount(app, contract.saveScene, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await saveScene(store, clock, registrar, request);
      });
      mount(app, contract.listScenes, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await listScenes(store, registrar.prefix, request);
      });
      mount(app, contract.removeScene, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await removeScene(store, clock, registrar, request);
      });
      mount(app, contract.registerIdentifiers, async ({ prefix, ...call }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        return await registerIdentifiers(parts, registrar, call, context.idempotencyKey);
      });
      mount(app, contract.changeFacts, async ({ prefix, ...call }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        return await changeFacts(parts, registrar, call, context.idempotencyKey);
      });
      mount(app, contract.readIdentifierHistory, async ({ prefix, ...query }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        return 'failure' in registrar ? registrar : { data: await readHistory(store, registrar.prefix, query) };
      });
      mount(app, contract.appendEvents, async ({ prefix, ...report }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        return await appendEvents(store, clock, registrar, report, context.idempotencyKey);
      });
      mount(app, contract.listIdentifiers, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await listIdentifiers(store, registrar.prefix, request);
      });
      mount(app, contract.exportIdentifiers, async (request, context) => {
        const registrar = await registrarOf(store, context, request.prefix);
        return 'failure' in registrar ? registrar : await linkExport(parts, registrar, request);
      });
      mountExports(app, parts);
      mount(app, contract.changeIdentifierStates, async ({ prefix, ...request }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        return await changeStates(store, clock, registrar, request, context.idempotencyKey);
      });
      mount(app, contract.reserveCodes, async ({ prefix, ...request }, context) => {
        const registrar = await registrarOf(store, context, prefix);
        if ('failure' in registrar) return registrar;
        return await reserveCodes(store, clock, registrar, request, context.idempotencyKey);
      });
    },
    jobs: () => [
      {
        name: 'idempotency cleanup',
        everyMs: dayMs / 24,
        run: (ending) => deleteFirstAnswers(store, clock.now(), ending),
      },
      {
        name: 'cleanup of addresses',
        everyMs: dayMs / 24,
        run: (ending) => forgetAddresses(store, clock.now(), ending),
      },
      {
        name: 'product picture cleanup',
        everyMs: cleanupIntervalMs,
        run: (ending) => cleanUpPictures(parts, ending),
      },
    ],
  };
}

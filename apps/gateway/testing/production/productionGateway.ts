import { contract, encodeRequest } from '@lima-id/api';
import type { Element, ProductionRequest } from '@lima-id/domain';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import type { Store } from '../../src/schema/store.ts';
import { createSubjects } from '../../src/subjects.ts';
import { demoNoon, openDemoStore, standingClock } from '../demo/demoStore.ts';
import { testApp } from '../platform/testApp.ts';
import { testParts } from '../platform/testParts.ts';

/** A gateway with the demo's identifiers and no production, at noon of a Saturday. */
export interface ProductionGateway {
  store: Store;
  app: FastifyInstance;
  /** The gateway's time, ms since 1970 UTC. */
  now: number;
  /** The production scene of the treadmill. */
  sceneConfId: string;
  /** Looks the treadmill up by POST. */
  ask(body: object): Promise<LightMyRequestResponse>;
  /** Decoded elements of the treadmill's production scene. */
  elementsOf(request?: ProductionRequest): Promise<Element[]>;
  /** Deletes all production data. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a dedicated gateway for a test file. */
export async function openProductionGateway(): Promise<ProductionGateway> {
  const { path } = contract.lookUpIdentifier;
  const clock = standingClock(demoNoon);
  const store = await openDemoStore(clock);
  const app = await testApp({ store, subjects: createSubjects(store, clock, testParts()), clock, rateLimit: false });
  const identifier = demoIdentifiers.treadmill;
  const { scenes } = (await app.inject({ url: path, query: { identifier } })).json().data;
  const { sceneConfId } = scenes.find((scene: { templateCode: string }) => scene.templateCode === '9');
  const ask = (body: object) => app.inject({ method: 'POST', url: path, payload: { identifier, ...body } });
  return {
    store,
    app,
    now: clock.now().getTime(),
    sceneConfId,
    ask,
    async elementsOf(request) {
      const asked = { identifier, sceneConfId, ...(request && { production: request }) };
      const wire = encodeRequest(contract.lookUpIdentifier, asked);
      if (!wire.ok) throw new Error(wire.message);
      const reply = await ask(wire.value as object);
      const record = z.decode(contract.lookUpIdentifier.reply, reply.json().data);
      if (record.sceneConfId !== sceneConfId) throw new Error('Another scene came.');
      return record.elements;
    },
    forget: async () =>
      void (await sql`truncate production_event, production_hour, production_day, production_position`.execute(
        store.kysely,
      )),
    async close() {
      await app.close();
      await store.close();
    },
  };
}

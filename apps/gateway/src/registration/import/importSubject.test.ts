import { contract, type EndpointName } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { boundary, multipartForm } from '../../../testing/platform/sampleCalls.ts';
import { testApp } from '../../../testing/platform/testApp.ts';
import { testParts } from '../../../testing/platform/testParts.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import { sampleBatch, sampleModel } from '../../../testing/registration/sampleModel.ts';
import type { Store } from '../../schema/store.ts';
import { createSubjects } from '../../subjects.ts';

const prefix = '88.118.931';

let store: Store;
let app: FastifyInstance;
let accesstoken: string;
// Stands still: no job looks for work.
const clock = manualClock('2026-05-18T02:00:00Z');

beforeAll(async () => {
  store = await openTestStore();
  app = await testApp({ store, clock, subjects: createSubjects(store, clock, testParts()), rateLimit: false });
  accesstoken = await insertTestEnterprise(store, prefix);
}, 120_000);
afterAll(async () => {
  await app.close();
  await store.close();
});

async function send(name: EndpointName, payload: object | Buffer, more: Record<string, string> = {}) {
  const { method, path } = contract[name];
  const reply = await app.inject({ method, url: path, headers: { accesstoken, ...more }, payload });
  expect([reply.statusCode, reply.json().message]).toEqual([200, '']);
  return reply.json().data;
}

it('an import is checked and carried out as soon as it can be, when no job looks for it', async () => {
  await send('saveProductModel', sampleModel('M'));
  await send('saveBatch', sampleBatch('M'));
  const codes = Array.from({ length: 3 }, (_, index) => `M-${index}`);
  const file = Buffer.from(['标识编码,承运单号', ...codes.map((code) => `${code},SF-1`)].join('\n'));
  const beginning = { model: 'M', batch: 'B1', name: 'a.csv', size: file.length };
  const { importId } = await send('beginImport', beginning);
  const part = multipartForm([
    { name: 'importId', content: importId },
    { name: 'offset', content: '0' },
    { name: 'file', fileName: 'part', content: file },
  ]);
  const state = async () => (await send('readImport', { importId })).state;
  expect(await state()).toBe('uploading');
  await send('sendImportPart', part, { 'content-type': `multipart/form-data; boundary=${boundary}` });
  await expect.poll(state, { timeout: 10_000 }).toBe('ready');
  await send('carryOutImport', { importId, onlyGood: false });
  await expect.poll(state, { timeout: 10_000 }).toBe('finished');
  expect((await send('readImport', { importId })).done).toMatchObject({ added: codes.length });
});

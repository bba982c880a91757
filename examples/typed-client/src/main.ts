// Three calls of a gateway by types generated from its OpenAPI document: GATEWAY_URL=… npm start
import createClient from 'openapi-fetch';
import type { components, paths } from './lima.d.ts';

const baseUrl = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';
const gateway = createClient<paths>({ baseUrl });
const identifier = '88.118.001/GT-2026-000123';

const lookup = await gateway.GET('/platform-console-service/identifier/manager/identifier/detail', {
  params: { query: { identifier } },
});
if (lookup.error !== undefined) throw new Error(`The lookup was refused: ${lookup.error.message}`);
const record: components['schemas']['IdentifierRecord'] = lookup.data.data;
console.log(`${record.identifier}: ${record.identifierName} of ${record.companyDetails.companyName}`);

const unknown = await gateway.POST('/platform-console-service/identifier/manager/identifier/detail', {
  body: { identifier: `${identifier}-0` },
});
if (unknown.error === undefined) throw new Error('An unknown identifier was found.');
const refusal = unknown.error;
const failedSegment = 'data' in refusal && refusal.data !== null ? refusal.data.failedSegment : null;
console.log(`${identifier}-0: refused with ${unknown.response.status}, ${failedSegment} is unknown`);

const tree = await gateway.GET('/platform-operate-service/api/product/classify/level/{level}', {
  params: { path: { level: '2' } },
});
if (tree.error !== undefined) throw new Error(`The category tree was refused: ${tree.error.message}`);
const below = tree.data.data.flatMap(({ children }: components['schemas']['Category']) => children);
console.log(`${tree.data.data.length} categories, ${below.length} below them`);
if (tree.data.data.length === 0 || failedSegment === null) throw new Error('A call answered nothing.');

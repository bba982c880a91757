import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { encodeFailure, encodeReply } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import { failureEnvelope, successEnvelope } from '../contract/envelope.ts';
import { homeFigures } from '../msw/fixtures/home.ts';
import { identifierRecords, treadmillRecord } from '../msw/fixtures/identifier.ts';
import { recommendedProductList } from '../msw/fixtures/market.ts';
import type { JsonSchema, ResolvedOperation } from '../reader/openApi.ts';
import { resolvedDocument } from '../reader/resolvedDocument.ts';
import { openApiDocument } from './document.ts';

const written = openApiDocument();
const document = resolvedDocument(written);
const { lookUpIdentifier, readIdentifier, readHome, recommendProducts } = contract;

function operationOf({ path, method }: { path: string; method: 'GET' | 'POST' }): ResolvedOperation {
  const operation = document.paths[path]?.[method === 'GET' ? 'get' : 'post'];
  if (operation === undefined) throw new Error(`Not documented: ${method} ${path}`);
  return operation;
}

function responseSchema(endpoint: { path: string; method: 'GET' | 'POST' }, status: number): JsonSchema {
  const schema = operationOf(endpoint).responses[status]?.content?.['application/json']?.schema;
  if (schema === undefined) throw new Error(`No answer documented for ${status}`);
  return schema;
}

/** Returns whether a JSON schema of the document accepts a response that was really sent over the wire. */
function allows(schema: JsonSchema, envelope: unknown): boolean {
  return z.fromJSONSchema(closed(schema) as Parameters<typeof z.fromJSONSchema>[0]).safeParse(overTheWire(envelope))
    .success;
}

function overTheWire(envelope: unknown): unknown {
  return JSON.parse(JSON.stringify(envelope));
}

/** The schema with additional properties forbidden on every level, so that an undocumented key is found. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in schema ? { ...inner, additionalProperties: false } : inner;
}

function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(propertyNames)];
}

/** The names of required fields on every level. */
function requiredNames(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  return [...own, ...Object.values(schema).flatMap(requiredNames)];
}

/** Inline objects of three fields and more, except the envelope of a response. */
function largeObjects(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {} } = value as { properties?: object };
  const isLarge = Object.keys(properties).length >= 3 && !('success' in properties);
  // The same object is described differently in different calls.
  const bare = JSON.stringify(value, (key, inner) =>
    key === 'description' && typeof inner === 'string' ? undefined : inner,
  );
  return [...(isLarge ? [bare] : []), ...Object.values(value).flatMap(largeObjects)];
}

describe('the document of the contract', () => {
  it('documents every endpoint of the contract', () => {
    const documented = Object.values(document.paths).flatMap(({ get, post }) => [get?.operationId, post?.operationId]);
    expect(documented.filter((name) => name !== undefined).toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it.each(identifierRecords.map((record) => [record.identifierName, record] as const))(
    'documents every key that is sent by %s',
    (_name, record) => {
      const sent = successEnvelope(encodeReply(lookUpIdentifier, record));
      expect(allows(responseSchema(lookUpIdentifier, 200), sent)).toBe(true);
      expect(allows(responseSchema(readIdentifier, 200), sent)).toBe(true);
    },
  );

  it('contains the wire names and not the clean ones where they differ', () => {
    const names = new Set(propertyNames(responseSchema(lookUpIdentifier, 200)));
    expect([...names]).toEqual(expect.arrayContaining(['lableName', 'lableValue', 'indentifierPrefix']));
    // A part of a unit's energy is named `label` on the wire too.
    for (const clean of ['value', 'identifierPrefix']) expect(names).not.toContain(clean);
  });

  it('rejects a record with clean names', () => {
    expect(allows(responseSchema(lookUpIdentifier, 200), successEnvelope(treadmillRecord))).toBe(false);
  });

  it('accepts home figures and products', () => {
    expect(allows(responseSchema(readHome, 200), successEnvelope(encodeReply(readHome, homeFigures)))).toBe(true);
    const products = successEnvelope(encodeReply(recommendProducts, recommendedProductList));
    expect(allows(responseSchema(recommendProducts, 200), products)).toBe(true);
  });

  it.each([400, 404, 413, 415, 429, 500])('accepts refusals with and without data when the status is %i', (status) => {
    const schema = responseSchema(lookUpIdentifier, status);
    const data = encodeFailure(lookUpIdentifier, { failedSegment: 'objectCode' });
    expect(allows(schema, failureEnvelope({ message: '未找到', data }))).toBe(true);
    expect(allows(schema, failureEnvelope({ message: '未找到', code: 40400 }))).toBe(true);
    expect(allows(schema, successEnvelope(null))).toBe(false);
  });

  it('lists the query fields as parameters when the call is a GET', () => {
    const parameters = operationOf(readIdentifier).parameters ?? [];
    expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['identifier', 'query', true],
      ['sceneConfId', 'query', false],
      ['If-None-Match', 'header', false],
    ]);
    expect(operationOf(readIdentifier)).not.toHaveProperty('requestBody');
  });

  it('documents ETag and 304 when the call is cacheable', () => {
    const { responses } = operationOf(readIdentifier);
    expect(responses[200]?.headers).toHaveProperty('ETag');
    expect(responses[304]).not.toHaveProperty('content');
    expect(operationOf(lookUpIdentifier).responses).not.toHaveProperty('304');
  });

  it('documents a body when the call has one, and none when it takes nothing', () => {
    expect(operationOf(lookUpIdentifier).requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['identifier'],
    });
    expect(operationOf(readHome)).not.toHaveProperty('requestBody');
  });

  it.each(['UserInfo', 'UserCompany', 'IdentifierRecord', 'Scene', 'App', 'Registration'])(
    'requires every field of %s, though other gateways leave some out',
    (name) => {
      const schema = written.components.schemas[name];
      expect(schema?.['required']).toEqual(Object.keys(Object(schema?.['properties'])));
    },
  );

  it.each([
    ['listChosenApps', contract.listChosenApps, ['durationUnit']],
    ['listFreeApps', contract.listFreeApps, ['durationUnit']],
    ['searchApps', contract.searchApps, ['durationUnit', 'sellTime']],
    ['readApp', contract.readApp, ['durationUnit']],
    ['createHumiOrder', contract.createHumiOrder, ['expiresAt']],
    ['placeWechatOrder', contract.placeWechatOrder, ['expiresAt']],
    ['readWechatPaymentResult', contract.readWechatPaymentResult, ['status', 'attempt']],
    ['uploadFile', contract.uploadFile, ['fileName']],
  ] as const)('requires what other gateways leave out of the reply to %s', (_name, endpoint, fields) => {
    expect(requiredNames(responseSchema(endpoint, 200))).toEqual(expect.arrayContaining([...fields]));
  });

  it('has no field of the password login in an address', () => {
    expect(operationOf(contract.loginByPassword)).not.toHaveProperty('parameters');
  });

  it('documents the token, 401 and 403 when the call needs a token', () => {
    const operation = operationOf(contract.readProfile);
    expect(operation.security).toEqual([{ accessToken: [] }]);
    expect(Object.keys(operation.responses)).toEqual(['200', '400', '401', '403', '413', '415', '429', '500']);
  });

  it('names every object of three fields and more that several calls share', () => {
    const calls = Object.values(written.paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat());
    const found = calls.flatMap((call) => [...new Set(largeObjects(call))]);
    // Each call has a slide proof schema of its own, so that it cannot be one component.
    const shared = found.filter((one, at) => found.indexOf(one) !== at && !one.includes('"sessionId"'));
    expect(shared).toEqual([]);
  });

  it('resolves every reference except inside recursive schemas', () => {
    const kept = JSON.stringify(document.paths).match(/"\$ref":"[^"]*"/g) ?? [];
    expect([...new Set(kept)]).toEqual(['"$ref":"#/components/schemas/Category"']);
  });

  it('documents the request id of every response, and Retry-After of 429, 503 and 507', () => {
    const answers = Object.values(document.paths).flatMap(({ get, post }) =>
      [get, post].flatMap((call) => Object.entries(call?.responses ?? {})),
    );
    expect(answers.filter(([, { headers = {} }]) => !('X-Request-Id' in headers))).toEqual([]);
    const waiting = answers.filter(([, { headers = {} }]) => 'Retry-After' in headers).map(([status]) => status);
    expect([...new Set(waiting)].toSorted()).toEqual(['429', '503', '507']);
  });

  it('documents what is left of the rate limit for the calls of registrars, and for no other', () => {
    const names = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
    const told = Object.values(contract).filter((endpoint) => {
      const { headers = {} } = operationOf(endpoint).responses[200] ?? {};
      return names.every((name) => name in headers);
    });
    expect(told).toEqual(Object.values(contract).filter(({ auth }) => auth === 'registrar'));
  });

  it('serialises to plain JSON', () => {
    expect(JSON.parse(JSON.stringify(written))).toEqual(written);
  });
});

describe('the document of calls with special features', () => {
  it('documents path fields as path parameters only', () => {
    const { parameters } = operationOf(contract.readCompany);
    expect(parameters).toMatchObject([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]);
  });

  it('lists the security of every call, empty when anyone may call', () => {
    expect(operationOf(readHome).security).toEqual([]);
    const operations = Object.values(document.paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat());
    expect(operations.filter(({ security }) => security === undefined)).toEqual([]);
  });

  it('requires the client credential for calls that issue tokens', () => {
    const operation = operationOf(contract.refreshToken);
    expect(operation.security).toEqual([{ client: [] }]);
    expect(Object.keys(operation.responses)).toContain('401');
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
  });

  it('documents query fields besides the body', () => {
    const { parameters, requestBody } = operationOf(contract.listIndustries);
    expect(parameters?.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['v', 'query', false],
      ['If-None-Match', 'header', false],
    ]);
    expect(Object.keys(Object(requestBody?.content['application/json']?.schema.properties))).toEqual([
      'level',
      'parentCode',
    ]);
  });

  it('documents fields accepted in the query as well in both places, and deprecates the query', () => {
    const { parameters, requestBody } = operationOf(lookUpIdentifier);
    expect(parameters?.map(({ name, in: place, required, deprecated }) => [name, place, required, deprecated])).toEqual(
      [
        ['mobile', 'query', false, true],
        ['verifyCode', 'query', false, true],
        ['effect', 'query', false, true],
      ],
    );
    expect(Object.keys(Object(requestBody?.content['application/json']?.schema.properties))).toEqual([
      'identifier',
      'sceneConfId',
      'intelligentProductionRequest',
      'monitoring',
      'mobile',
      'verifyCode',
      'effect',
      'slide',
    ]);
  });

  it('documents a file field as binary', () => {
    const schema = operationOf(contract.uploadFile).requestBody?.content['multipart/form-data']?.schema;
    expect(schema).toMatchObject({ properties: { file: { type: 'string', format: 'binary' } } });
  });

  it.each(['503', '507'])('documents %s for forms with files, for which there may be no room', (status) => {
    expect(operationOf(contract.uploadFile).responses).toHaveProperty(status);
    expect(operationOf(contract.updateProfile).responses).not.toHaveProperty(status);
  });

  it('documents the idempotency key and 422 of every call that takes one', () => {
    const repeatable = Object.values(contract).filter(({ isRepeatable }) => isRepeatable);
    expect(repeatable).toContain(contract.appendEvents);
    for (const { name, path, method } of repeatable) {
      const { parameters, responses } = operationOf({ path, method });
      expect([name, parameters]).toEqual([
        name,
        expect.arrayContaining([expect.objectContaining({ name: 'Idempotency-Key', in: 'header' })]),
      ]);
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['422'])]);
    }
  });
});

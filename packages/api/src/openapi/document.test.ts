import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { encodeFailure, encodeReply } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import { failureEnvelope, successEnvelope } from '../contract/envelope.ts';
import { homeFigures } from '../msw/fixtures/home.ts';
import { identifierRecords, treadmillRecord } from '../msw/fixtures/identifier.ts';
import { recommendedProductList } from '../msw/fixtures/market.ts';
import { type OperationObject, openApiDocument } from './document.ts';
import type { JsonSchema } from './schema.ts';

const document = openApiDocument();
const { lookUpIdentifier, readIdentifier, readHome, recommendProducts } = contract;

function operationOf({ path, method }: { path: string; method: 'GET' | 'POST' }): OperationObject {
  const operation = document.paths[path]?.[method === 'GET' ? 'get' : 'post'];
  if (operation === undefined) throw new Error(`Not documented: ${method} ${path}`);
  return operation;
}

function responseSchema(endpoint: { path: string; method: 'GET' | 'POST' }, status: number): JsonSchema {
  const schema = operationOf(endpoint).responses[status]?.content?.['application/json']?.schema;
  if (schema === undefined) throw new Error(`No answer documented for ${status}`);
  return schema;
}

/** Says whether a JSON schema of the document lets an answer through that really went over the wire. */
function allows(schema: JsonSchema, envelope: unknown): boolean {
  return z.fromJSONSchema(closed(schema) as Parameters<typeof z.fromJSONSchema>[0]).safeParse(overTheWire(envelope))
    .success;
}

function overTheWire(envelope: unknown): unknown {
  return JSON.parse(JSON.stringify(envelope));
}

/** The schema with no further keys allowed on any level, so that a key the document does not name is found. */
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

describe('the document of the contract', () => {
  it('documents every endpoint when the table is turned into paths', () => {
    const documented = Object.values(document.paths).flatMap(({ get, post }) => [get?.operationId, post?.operationId]);
    expect(documented.filter((name) => name !== undefined).toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it.each(identifierRecords.map((record) => [record.identifierName, record] as const))(
    'names every key that really travels when %s is sent',
    (_name, record) => {
      const sent = successEnvelope(encodeReply(lookUpIdentifier, record));
      expect(allows(responseSchema(lookUpIdentifier, 200), sent)).toBe(true);
      expect(allows(responseSchema(readIdentifier, 200), sent)).toBe(true);
    },
  );

  it('shows the wire names and not the clean ones when they differ', () => {
    const names = new Set(propertyNames(responseSchema(lookUpIdentifier, 200)));
    expect([...names]).toEqual(expect.arrayContaining(['lableName', 'lableValue', 'indentifierPrefix']));
    // A part of a unit's energy is called `label` on the wire too.
    for (const clean of ['value', 'identifierPrefix']) expect(names).not.toContain(clean);
  });

  it('does not allow a record when it has clean names', () => {
    expect(allows(responseSchema(lookUpIdentifier, 200), successEnvelope(treadmillRecord))).toBe(false);
  });

  it('allows home figures and products when they are sent', () => {
    expect(allows(responseSchema(readHome, 200), successEnvelope(encodeReply(readHome, homeFigures)))).toBe(true);
    const products = successEnvelope(encodeReply(recommendProducts, recommendedProductList));
    expect(allows(responseSchema(recommendProducts, 200), products)).toBe(true);
  });

  it.each([400, 404, 413, 415, 429, 500])('allows refusals with and without data when the status is %i', (status) => {
    const schema = responseSchema(lookUpIdentifier, status);
    const data = encodeFailure(lookUpIdentifier, { failedSegment: 'objectCode' });
    expect(allows(schema, failureEnvelope({ message: '未找到', data }))).toBe(true);
    expect(allows(schema, failureEnvelope({ message: '未找到', code: 40400 }))).toBe(true);
    expect(allows(schema, successEnvelope(null))).toBe(false);
  });

  it('gives the query fields as parameters when the call is a GET', () => {
    const parameters = operationOf(readIdentifier).parameters ?? [];
    expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['identifier', 'query', true],
      ['sceneConfId', 'query', false],
      ['If-None-Match', 'header', false],
    ]);
    expect(operationOf(readIdentifier)).not.toHaveProperty('requestBody');
  });

  it('tells of ETag and 304 when the call is cacheable', () => {
    const { responses } = operationOf(readIdentifier);
    expect(responses[200]?.headers).toHaveProperty('ETag');
    expect(responses[304]).not.toHaveProperty('content');
    expect(operationOf(lookUpIdentifier).responses).not.toHaveProperty('304');
  });

  it('gives the body when the call has one and none when it takes nothing', () => {
    expect(operationOf(lookUpIdentifier).requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['identifier'],
    });
    expect(operationOf(readHome)).not.toHaveProperty('requestBody');
  });

  it('asks for the token and tells of 401 and 403 when the call needs one', () => {
    const endpoint = { ...recommendProducts, auth: 'token', path: '/x', encoding: 'form' } as const;
    const { paths } = openApiDocument({ endpoints: [endpoint], version: '1.2.3', serverUrl: 'https://a.example.cn' });
    const operation = paths['/x']?.post;
    expect(operation?.security).toEqual([{ accessToken: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '400', '401', '403', '413', '415', '429', '500']);
    expect(operation?.requestBody?.content).toHaveProperty('application/x-www-form-urlencoded');
  });

  it('is plain JSON when it is written out', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe('the document of calls with more to them', () => {
  it('puts fields of the path into the path and nowhere else', () => {
    const { parameters } = operationOf(contract.readCompany);
    expect(parameters).toMatchObject([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]);
  });

  it('names the security of every call, with an empty list when anyone may call', () => {
    expect(operationOf(readHome).security).toEqual([]);
    const operations = Object.values(document.paths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat());
    expect(operations.filter(({ security }) => security === undefined)).toEqual([]);
  });

  it('asks for the credential of the client where tokens are had', () => {
    const operation = operationOf(contract.refreshToken);
    expect(operation.security).toEqual([{ client: [] }]);
    expect(Object.keys(operation.responses)).toContain('401');
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded']);
  });

  it('puts fields of the query beside the body', () => {
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

  it('puts fields that are taken from the query, too, into both, and advises against the query', () => {
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
      'mobile',
      'verifyCode',
      'effect',
      'slide',
    ]);
  });

  it('describes a file as one', () => {
    const schema = operationOf(contract.uploadFile).requestBody?.content['multipart/form-data']?.schema;
    expect(schema).toMatchObject({ properties: { file: { type: 'string', format: 'binary' } } });
  });

  it('says that a form with files may find no room', () => {
    expect(operationOf(contract.uploadFile).responses).toHaveProperty('503');
    expect(operationOf(contract.updateProfile).responses).not.toHaveProperty('503');
  });
});

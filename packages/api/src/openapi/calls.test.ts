import { describe, expect, it } from 'vitest';
import { decodeReply, decodeRequest } from '../contract/codec.ts';
import { contract, type EndpointName } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { callDocuments } from '../documents/callDocuments.ts';
import { callGroups } from '../documents/callGroups.ts';
import type { JsonSchema, ResolvedOperation } from '../reader/openApi.ts';
import { resolvedDocument } from '../reader/resolvedDocument.ts';
import { openApiDocument } from './document.ts';

const operations: ResolvedOperation[] = Object.values(resolvedDocument(openApiDocument()).paths).flatMap(
  ({ get, post }) => [get, post].filter((operation) => operation !== undefined),
);
const endpointNames = Object.keys(contract) as EndpointName[];

function operationOf(name: EndpointName): ResolvedOperation {
  const operation = operations.find(({ operationId }) => operationId === name);
  if (operation === undefined) throw new Error(`Not documented: ${name}`);
  return operation;
}

/** Whether a call is answered with a file in place of an envelope. */
function answersFile(name: EndpointName): boolean {
  return 'fileTypes' in contract[name];
}

/** Every field of a schema without a description, by its path from the root. */
function undescribed(schema: unknown, way = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key !== 'properties') return undescribed(inner, way);
    return Object.entries(inner as Record<string, JsonSchema>).flatMap(([field, one]) => {
      const here = `${way}.${field}`;
      return 'description' in one ? undescribed(one, here) : [here, ...undescribed(one, here)];
    });
  });
}

/** A file field of the example as a real file. */
function withFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFiles);
  return value === 'picture.png' ? new File(['x'], 'picture.png', { type: 'image/png' }) : value;
}

function requestExample({ parameters = [], requestBody }: ResolvedOperation): Record<string, unknown> {
  const otherParameters = parameters.filter(({ in: place }) => place !== 'header');
  const [body] = Object.values(requestBody?.content ?? {});
  const fields = [
    ...otherParameters.map(({ name, example }) => [name, example] as const),
    ...Object.entries(Object(body?.example) as object),
  ];
  return Object.fromEntries(fields.map(([name, value]) => [name, withFiles(value)]));
}

describe('the calls of the document', () => {
  it('belong to groups, each with a title that is unique in its group', () => {
    const named = operations.map(({ tags, summary }) => [tags?.[0], summary].join(' '));
    expect(new Set(named).size).toBe(named.length);
    for (const { name } of callGroups) expect(operations.some(({ tags }) => tags?.[0] === name)).toBe(true);
  });

  it.each(endpointNames)('have a Chinese name and a Chinese sentence: %s', (name) => {
    const { summary, description, tags } = operationOf(name);
    expect({ summary, description, tags: [callDocuments[name].group] }).toEqual({
      summary: expect.stringMatching(/\p{Script=Han}/u),
      description: expect.stringMatching(/\p{Script=Han}/u),
      tags,
    });
  });

  it.each(endpointNames)('describe every field: %s', (name) => {
    const { parameters = [], requestBody, responses } = operationOf(name);
    const schemas = [
      ...parameters.map((parameter) => ({ properties: { [parameter.name]: parameter.schema } })),
      ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
      ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}).map(({ schema }) => schema)),
    ];
    expect([...new Set(schemas.flatMap((schema) => undescribed(schema)))]).toEqual([]);
  });

  it.each(endpointNames)('have an example of a valid request: %s', (name) => {
    const endpoint = contract[name] as unknown as Endpoint<unknown, unknown, unknown>;
    const verdict = decodeRequest(endpoint, requestExample(operationOf(name)));
    expect(verdict.ok ? '' : `${verdict.field}: ${verdict.message}`).toBe('');
  });

  it.each(endpointNames.filter((name) => !answersFile(name)))('have an example of a valid reply: %s', (name) => {
    const endpoint = contract[name] as unknown as Endpoint<unknown, unknown, unknown>;
    const example = operationOf(name).responses[200]?.content?.['application/json']?.example;
    expect(example).toMatchObject({ success: true, message: '' });
    expect(decodeReply(endpoint, Object(example).data)).toBeDefined();
  });

  it.each(endpointNames.filter(answersFile))('have a file of each type: %s', (name) => {
    const content = operationOf(name).responses[200]?.content ?? {};
    expect(Object.keys(content)).toEqual((contract[name] as unknown as Endpoint<unknown, unknown>).fileTypes);
    for (const { schema } of Object.values(content)) expect(schema).toMatchObject({ type: 'string', format: 'binary' });
  });
});

import { describe, expect, it } from 'vitest';
import { decodeReply, decodeRequest } from '../contract/codec.ts';
import { contract, type EndpointName } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type OperationObject, openApiDocument } from './document.ts';
import { operationGroups, operationNames } from './operations.ts';
import type { JsonSchema } from './schema.ts';

const operations: OperationObject[] = Object.values(openApiDocument().paths).flatMap(({ get, post }) =>
  [get, post].filter((operation) => operation !== undefined),
);
const endpointNames = Object.keys(contract) as EndpointName[];

function operationOf(name: EndpointName): OperationObject {
  const operation = operations.find(({ operationId }) => operationId === name);
  if (operation === undefined) throw new Error(`Not documented: ${name}`);
  return operation;
}

/** Every field of a schema without a description, by its way from the top. */
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

/** A field of the example that is a file travels as one. */
function withFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFiles);
  return value === 'picture.png' ? new File(['x'], 'picture.png', { type: 'image/png' }) : value;
}

function requestExample({ parameters = [], requestBody }: OperationObject): Record<string, unknown> {
  const beside = parameters.filter(({ in: place }) => place !== 'header');
  const [body] = Object.values(requestBody?.content ?? {});
  const fields = [
    ...beside.map(({ name, example }) => [name, example] as const),
    ...Object.entries(Object(body?.example) as object),
  ];
  return Object.fromEntries(fields.map(([name, value]) => [name, withFiles(value)]));
}

describe('the calls of the document', () => {
  it('stand in groups, each under a name that no other call of its group has', () => {
    const named = operations.map(({ tags, summary }) => [tags?.[0], summary].join(' '));
    expect(new Set(named).size).toBe(named.length);
    for (const group of operationGroups) expect(operations.some(({ tags }) => tags?.[0] === group)).toBe(true);
  });

  it.each(endpointNames)('have a Chinese name and a Chinese sentence: %s', (name) => {
    const { summary, description, tags } = operationOf(name);
    expect(summary).toBe(operationNames[name].title);
    expect(tags).toEqual([operationNames[name].group]);
    expect(summary).toMatch(/\p{Script=Han}/u);
    expect(description).toBe(contract[name].summary);
    expect(description).toMatch(/\p{Script=Han}/u);
  });

  it.each(endpointNames)('say of every field what it is: %s', (name) => {
    const { parameters = [], requestBody, responses } = operationOf(name);
    const schemas = [
      ...parameters.map((parameter) => ({ properties: { [parameter.name]: parameter.schema } })),
      ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
      ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}).map(({ schema }) => schema)),
    ];
    expect([...new Set(schemas.flatMap((schema) => undescribed(schema)))]).toEqual([]);
  });

  it.each(endpointNames)('have an example that the call takes: %s', (name) => {
    const endpoint = contract[name] as unknown as Endpoint<unknown, unknown, unknown>;
    const verdict = decodeRequest(endpoint, requestExample(operationOf(name)));
    expect(verdict.ok ? '' : `${verdict.field}: ${verdict.message}`).toBe('');
  });

  it.each(endpointNames)('have an example of what comes back: %s', (name) => {
    const endpoint = contract[name] as unknown as Endpoint<unknown, unknown, unknown>;
    const example = operationOf(name).responses[200]?.content?.['application/json']?.example;
    expect(example).toMatchObject({ success: true, message: '' });
    expect(decodeReply(endpoint, Object(example).data)).toBeDefined();
  });
});

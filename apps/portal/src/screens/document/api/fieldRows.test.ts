import { resolvedDocument } from '@lima-id/api';
import { openApiDocument } from '@lima-id/api/openapi';
import { describe, expect, it } from 'vitest';
import { fieldRows, typeOf } from './fieldRows.ts';

describe('the rows of fields', () => {
  it('list nested fields below their parent, and mark the required ones', () => {
    const schema = {
      type: 'object',
      required: ['identifier'],
      properties: {
        identifier: { type: 'string', description: '完整标识编码' },
        request: {
          anyOf: [
            { type: 'object', required: ['dataOption'], properties: { dataOption: { type: 'string' } } },
            { type: 'null' },
          ],
        },
        lines: { type: 'array', items: { type: 'object', properties: { price: { type: 'string' } } } },
      },
    };
    expect(fieldRows(schema).map(({ depth, name, type, required }) => [depth, name, type, required])).toEqual([
      [0, 'identifier', 'string', true],
      [0, 'request', 'object', false],
      [1, 'dataOption', 'string', true],
      [0, 'lines', 'object[]', false],
      [1, 'price', 'string', false],
    ]);
    expect(fieldRows(schema)[0]?.text).toBe('完整标识编码');
  });

  it('list the fields of a union once, and as required when every member requires them', () => {
    const schema = {
      oneOf: [
        {
          type: 'object',
          required: ['kind', 'model'],
          properties: { kind: { const: 'model' }, model: { type: 'string' } },
        },
        { type: 'object', required: ['kind'], properties: { kind: { const: 'days' }, first: { type: 'string' } } },
      ],
    };
    expect(fieldRows(schema).map(({ name, required }) => [name, required])).toEqual([
      ['kind', true],
      ['model', false],
      ['first', false],
    ]);
  });

  it.each([
    [{ type: 'string', format: 'binary' }, 'file'],
    [{ enum: ['a', 'b'] }, 'string'],
    [{ const: 1 }, 'number'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] }, 'string | number'],
    [{ type: ['number', 'null'] }, 'number'],
    [{ type: 'null' }, 'null'],
    [{}, 'any'],
  ])('name the type of %j', (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  it('have unique keys in every call', () => {
    for (const { get, post } of Object.values(resolvedDocument(openApiDocument()).paths)) {
      for (const operation of [get, post]) {
        const schema = operation?.responses[200]?.content?.['application/json']?.schema ?? {};
        const keys = fieldRows(schema).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });
});

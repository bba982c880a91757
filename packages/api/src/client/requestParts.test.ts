import { describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import type { Endpoint, EndpointEncoding } from '../contract/endpoint.ts';
import { pathFields } from '../contract/path.ts';
import { createSchemas } from '../openapi/schemas.ts';
import { requestParts } from './requestParts.ts';

function call(encoding: EndpointEncoding, path = '/call') {
  return { path, encoding };
}

describe('requestParts', () => {
  it('puts query fields into the query when there is a body too', () => {
    const endpoint = { ...call('json'), queryFields: ['mobile', 'effect'] };
    expect(requestParts(endpoint, { identifier: '88', mobile: '13800000001', effect: 'SEND' })).toEqual({
      path: '/call',
      query: 'mobile=13800000001&effect=SEND',
      body: '{"identifier":"88"}',
      contentType: 'application/json',
    });
    expect(requestParts(endpoint, { identifier: '88' })).not.toHaveProperty('query');
  });

  it('puts fields that are accepted in the query as well into the body', () => {
    const endpoint = { ...call('json'), queryToo: ['mobile', 'verifyCode'] };
    expect(requestParts(endpoint, { mobile: '13800000001', verifyCode: '123456' })).toEqual({
      path: '/call',
      body: '{"mobile":"13800000001","verifyCode":"123456"}',
      contentType: 'application/json',
    });
  });

  it('puts no personal data into the address of any call of the contract', () => {
    const schemas = createSchemas();
    const written = (Object.values(contract) as readonly Endpoint<unknown, unknown, unknown>[]).flatMap((endpoint) => {
      if (endpoint.encoding === 'none') return [];
      const fields = Object.keys(Object(schemas.writtenOut(schemas.schemaOf(endpoint.request))['properties']));
      const wire = Object.fromEntries(fields.map((field) => [field, 'a']));
      const { query } = requestParts(endpoint, wire);
      return [...pathFields(endpoint.path), ...new URLSearchParams(query).keys()];
    });
    // Object codes, ids, page numbers and search terms; the device's random id, which grants no access by itself.
    const known = new Set([
      'identifier',
      'sceneConfId',
      'keyword',
      'id',
      'orderId',
      'current',
      'size',
      'level',
      'limit',
      'v',
      'fingerprint',
    ]);
    expect([...new Set(written)].filter((name) => !known.has(name))).toEqual([]);
    expect(written).toContain('identifier');
  });

  it('sends no query and no body when the call takes nothing', () => {
    expect(requestParts(call('none'), undefined)).toEqual({ path: '/call' });
  });

  it('escapes a code and omits absent fields in a query', () => {
    const { query } = requestParts(call('query'), {
      identifier: '88.118.001/A B&标',
      sceneConfId: undefined,
      t: null,
    });
    expect(query).toBe('identifier=88.118.001%2FA+B%26%E6%A0%87');
  });

  it('sends the value with its content type as JSON', () => {
    const parts = { path: '/call', body: '{"recommend":1}', contentType: 'application/json' };
    expect(requestParts(call('json'), { recommend: 1 })).toEqual(parts);
  });

  it('sends pairs as a URL-encoded form', () => {
    expect(String(requestParts(call('form'), { phoneNo: '13800000000', type: 1 }).body)).toBe(
      'phoneNo=13800000000&type=1',
    );
  });

  it('keeps files as files in a multipart form', () => {
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    const { body } = requestParts(call('multipart'), { file, scene: 3 });
    expect(body).toBeInstanceOf(FormData);
    expect((body as FormData).get('file')).toBeInstanceOf(File);
    expect((body as FormData).get('scene')).toBe('3');
  });

  it('repeats the field of a list in a multipart form', () => {
    const { body } = requestParts(call('multipart'), {
      photos: [new File(['x'], 'a.png'), new File(['y'], 'b.png')],
      none: [],
    });
    expect((body as FormData).getAll('photos')).toHaveLength(2);
    expect((body as FormData).has('none')).toBe(false);
  });

  it('puts a field only into the path, escaped, when the path has a placeholder for it', () => {
    expect(requestParts(call('query', '/company/{id}/details'), { id: 'a/b 1', level: 2 })).toEqual({
      path: '/company/a%2Fb%201/details',
      query: 'level=2',
    });
    expect(requestParts(call('query', '/company/{id}'), { id: '7' })).toEqual({ path: '/company/7' });
  });
});

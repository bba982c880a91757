import { rootCode } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { requestParts } from '../client/requestParts.ts';
import { openApiDocument } from '../openapi/document.ts';
import { resolvedDocument } from '../reader/resolvedDocument.ts';
import { decodeRequest, encodeRequest } from './codec.ts';
import { listAreas, listIndustries, referenceErrors } from './reference.ts';

const highest = { level: 1, parentCode: rootCode };

describe('the lists by level', () => {
  it('send the version in the query and the rest in the body when industries are listed', () => {
    const wire = encodeRequest(listIndustries, { level: 2, parentCode: 'C', version: '2' });
    expect(requestParts(listIndustries, wire.ok ? wire.value : undefined)).toEqual({
      path: '/platform-publicdata-service/api/industry/list',
      query: 'v=2',
      body: '{"level":2,"parentCode":"C"}',
      contentType: 'application/json',
    });
  });

  it.each([undefined, {}, { level: 1 }, { parentCode: rootCode }])('default to the highest level for %j', (input) => {
    expect(decodeRequest(listIndustries, input)).toEqual({ ok: true, value: highest });
    expect(decodeRequest(listAreas, input)).toEqual({ ok: true, value: highest });
  });

  it('accept codes of other numberings, whose existence the platform checks', () => {
    const request = { level: 3, parentCode: 'IND0024' } as const;
    expect(encodeRequest(listIndustries, request)).toEqual({ ok: true, value: request });
    expect(decodeRequest(listAreas, request)).toEqual({ ok: true, value: request });
  });

  it.each([
    [{ level: 4 }, 'level', referenceErrors.level],
    [{ level: 2, parentCode: 'C/24' }, 'parentCode', referenceErrors.industryParent],
  ])('are refused with a sentence when %j came', (input, field, message) => {
    expect(decodeRequest(listIndustries, input)).toEqual({ ok: false, field, message });
  });

  it('document their fields, the query and 304', () => {
    const operation = resolvedDocument(openApiDocument()).paths[listIndustries.path]?.post;
    expect(operation?.parameters?.map(({ name, in: place }) => [name, place])).toEqual([
      ['v', 'query'],
      ['If-None-Match', 'header'],
    ]);
    expect(Object.keys(operation?.responses ?? {})).toContain('304');
    const body = operation?.requestBody?.content['application/json']?.schema;
    expect(Object.keys(Object(body?.['properties']))).toEqual(['level', 'parentCode']);
  });
});

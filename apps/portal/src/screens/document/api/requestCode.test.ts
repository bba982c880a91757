import { contract, decodeRequest, type Endpoint, type EndpointName, resolvedDocument } from '@lima-id/api';
import { openApiDocument } from '@lima-id/api/openapi';
import { describe, expect, it } from 'vitest';
import { groupOperations, type Operation } from './operations.ts';
import { curlCode, scriptCode } from './requestCode.ts';

const origin = 'https://www.example.cn';
const operations = groupOperations(resolvedDocument(openApiDocument())).flatMap((group) => group.operations);
const operationOf = (name: EndpointName) => operations.find(({ operationId }) => operationId === name) as Operation;

type Run = (fetch: (url: string, init: RequestInit) => unknown, file: File) => Promise<unknown>;
const AsyncFunction = (async () => undefined).constructor as new (...parts: string[]) => Run;

/** The request that an example's JavaScript sends. */
async function sent(code: string): Promise<{ url: URL; init: RequestInit }> {
  let request: { url: URL; init: RequestInit } | undefined;
  const fetchOnce = (url: string, init: RequestInit) => {
    request = { url: new URL(url), init };
    return { json: () => ({ success: true, data: null, message: '' }) };
  };
  await new AsyncFunction('fetch', 'file', code)(fetchOnce, new File(['x'], 'picture.png', { type: 'image/png' }));
  if (request === undefined) throw new Error('Nothing was sent.');
  return request;
}

/** Fields of a form; a file field becomes a list. */
function formFields(form: FormData | URLSearchParams, lists: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, lists.includes(name) ? form.getAll(name) : form.get(name)]),
  );
}

function pathFields(pattern: string, path: string): Record<string, string> {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]));
}

/** The request as a gateway would decode it. */
function readBack(endpoint: Endpoint<unknown, unknown>, { url, init }: { url: URL; init: RequestInit }): unknown {
  const { body } = init;
  const lists = endpoint.files === undefined ? [] : [endpoint.files.field];
  const fields =
    typeof body === 'string'
      ? JSON.parse(body)
      : body instanceof FormData || body instanceof URLSearchParams
        ? formFields(body, lists)
        : {};
  return { ...pathFields(endpoint.path, url.pathname), ...Object.fromEntries(url.searchParams), ...fields };
}

describe('the examples of requests', () => {
  it.each(Object.keys(contract) as EndpointName[])('send a valid request in JavaScript: %s', async (name) => {
    const endpoint = contract[name] as unknown as Endpoint<unknown, unknown>;
    const request = await sent(scriptCode(operationOf(name), origin));
    expect(request.init.method).toBe(endpoint.method);
    const needsToken = endpoint.auth !== 'none' && endpoint.auth !== 'optional';
    expect('accessToken' in Object(request.init.headers)).toBe(needsToken);
    const verdict = decodeRequest(endpoint, readBack(endpoint, request));
    expect(verdict.ok ? '' : `${verdict.field}: ${verdict.message}`).toBe('');
  });

  it('are a command that a shell parses without changing the values', () => {
    expect(curlCode(operationOf('lookUpIdentifier'), origin)).toContain(
      [
        'curl -X POST \\',
        `  '${origin}/platform-console-service/identifier/manager/identifier/detail' \\`,
        "  -H 'Content-Type: application/json' \\",
        "  -d '{",
        '    "identifier": "88.118.001/GT-2026-000123",',
      ].join('\n'),
    );
    const [base] = operations;
    const tricky = {
      ...base,
      requestBody: { required: true, content: { 'application/json': { schema: {}, example: "it's" } } },
    };
    expect(curlCode(tricky as Operation, origin)).toContain(String.raw`-d '"it'\''s"'`);
  });

  it('send files as files, forms as forms, and name the placeholders', () => {
    expect(curlCode(operationOf('reportFault'), origin)).toContain("-F 'photos=@picture.png'");
    expect(curlCode(operationOf('loginByPassword'), origin)).toContain("--data-urlencode 'loginType=password'");
    expect(curlCode(operationOf('loginByPassword'), origin)).toContain("-u '<客户端标识>'");
    expect(curlCode(operationOf('ingestProductionEvents'), origin)).toContain("-H 'accessToken: <企业令牌>'");
    expect(curlCode(operationOf('readOrder'), origin)).toMatch(/order\/detail\/[^{}]+'/);
    expect(curlCode(operationOf('readIdentifier'), origin)).toContain('?identifier=88.118.001%2FGT-2026-000123');
  });
});

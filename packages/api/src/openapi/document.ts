import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { pathFields } from '../contract/path.ts';
import { type JsonSchema, wireSchema } from './schema.ts';

/** An endpoint whose types do not matter, only its data. */
type AnyEndpoint = Pick<
  Endpoint<unknown, unknown, unknown>,
  | 'name'
  | 'summary'
  | 'method'
  | 'path'
  | 'auth'
  | 'clientCredential'
  | 'encoding'
  | 'queryFields'
  | 'request'
  | 'reply'
  | 'failure'
  | 'refusals'
  | 'cacheable'
>;

/** One answer of an operation: what it means, and what it carries. */
interface ResponseObject {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema }>;
}

/** One call of the document. */
export interface OperationObject {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, ResponseObject>;
}

/** How a caller names itself. */
export type SecurityScheme =
  | { type: 'apiKey'; in: 'header'; name: string; description: string }
  | { type: 'http'; scheme: 'basic'; description: string };

/** An OpenAPI 3.1 document, as plain data. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers?: { url: string }[];
  paths: Record<string, { get?: OperationObject; post?: OperationObject }>;
  components: { securitySchemes: Record<string, SecurityScheme> };
}

const statusMeanings: Record<number, string> = {
  400: '请求参数有误',
  401: '未登录或登录已失效',
  403: '没有权限',
  404: '未找到',
  409: '与现有数据冲突',
  410: '标识已作废',
  413: '请求内容过大',
  415: '不支持的内容类型',
  422: '内容未通过校验',
  429: '请求过于频繁',
  500: '服务异常',
  503: '服务暂时不可用',
};

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** The statuses with which a call may be refused, ascending: those of its kind and its own. */
export function refusalStatuses(
  endpoint: Pick<AnyEndpoint, 'method' | 'auth' | 'clientCredential' | 'encoding' | 'refusals'>,
): number[] {
  const statuses = new Set([400, 429, 500, ...(endpoint.refusals ?? [])]);
  if (endpoint.method === 'POST') for (const status of [413, 415]) statuses.add(status);
  if (endpoint.clientCredential) statuses.add(401);
  if (endpoint.auth === 'token' || endpoint.auth === 'enterprise')
    for (const status of [401, 403]) statuses.add(status);
  return [...statuses].toSorted((one, other) => one - other);
}

function envelopeSchema(success: boolean, data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      success: { const: success },
      data,
      message: { type: 'string', description: '可直接展示的说明，可能为空' },
      code: { type: 'integer', description: '失败原因代码，仅在需要时出现' },
    },
    required: ['success', 'data', 'message'],
  };
}

function json(schema: JsonSchema): Record<string, { schema: JsonSchema }> {
  return { 'application/json': { schema } };
}

function orNull(schema: JsonSchema): JsonSchema {
  return schema.type === 'null' ? schema : { anyOf: [schema, { type: 'null' }] };
}

/** The parts of a schema of fields that stand in the path, and the schema of those that stand elsewhere. */
function splitSchema(
  schema: JsonSchema,
  inPath: readonly string[],
): { path: [string, JsonSchema][]; rest: JsonSchema } {
  if (inPath.length === 0) return { path: [], rest: schema };
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = ((schema['required'] ?? []) as string[]).filter((name) => !inPath.includes(name));
  return {
    path: properties.filter(([name]) => inPath.includes(name)),
    rest: {
      ...schema,
      properties: Object.fromEntries(properties.filter(([name]) => !inPath.includes(name))),
      required,
    },
  };
}

function queryParameters(schema: JsonSchema): NonNullable<OperationObject['parameters']> {
  const required = new Set((schema.required ?? []) as string[]);
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: one,
  }));
}

function responses(endpoint: AnyEndpoint): Record<string, ResponseObject> {
  const all: Record<string, ResponseObject> = {
    200: { description: '成功', content: json(envelopeSchema(true, wireSchema(endpoint.reply))) },
  };
  if (endpoint.cacheable) {
    all[200] = {
      ...all[200],
      description: '成功',
      headers: { ETag: { description: '内容版本，用于 If-None-Match', schema: { type: 'string' } } },
    };
    all[304] = { description: '内容未变化，无响应体' };
  }
  const failure = envelopeSchema(false, orNull(wireSchema(endpoint.failure)));
  for (const status of refusalStatuses(endpoint)) {
    all[status] = { description: statusMeanings[status] ?? '请求被拒绝', content: json(failure) };
  }
  return all;
}

function operation(endpoint: AnyEndpoint): OperationObject {
  const { name, summary, auth, encoding } = endpoint;
  const described: OperationObject = { operationId: name, summary, responses: responses(endpoint) };
  if (auth === 'token') described.security = [{ accessToken: [] }];
  if (auth === 'optional') described.security = [{ accessToken: [] }, {}];
  if (auth === 'enterprise') described.security = [{ enterpriseToken: [] }];
  if (endpoint.clientCredential) described.security = [{ client: [] }];
  if (encoding === 'none') return described;
  const { path: inPath, rest: beside } = splitSchema(wireSchema(endpoint.request), pathFields(endpoint.path));
  const { path: inQuery, rest } = splitSchema(beside, endpoint.queryFields ?? []);
  const parameters = [
    ...inPath.map(([field, schema]) => ({ name: field, in: 'path' as const, required: true, schema })),
    ...inQuery.map(([field, schema]) => ({ name: field, in: 'query' as const, required: false, schema })),
  ];
  if (encoding === 'query') described.parameters = [...parameters, ...queryParameters(rest)];
  else {
    described.requestBody = { required: true, content: { [bodyTypes[encoding]]: { schema: rest } } };
    if (parameters.length > 0) described.parameters = parameters;
  }
  if (endpoint.cacheable) {
    described.parameters = [
      ...(described.parameters ?? []),
      { name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } },
    ];
  }
  return described;
}

/**
 * The OpenAPI 3.1 document of a table of endpoints, the platform's contract unless another is given. It describes what
 * goes over the wire, so that a caller in any language can be written from it. `version` is the gateway's;
 * `serverUrl` its public address, left out when empty.
 */
export function openApiDocument(
  options: { version?: string; serverUrl?: string; endpoints?: readonly AnyEndpoint[] } = {},
): OpenApiDocument {
  const { version = '0.0.0', serverUrl = '', endpoints = Object.values(contract) as readonly AnyEndpoint[] } = options;
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const method = endpoint.method === 'GET' ? 'get' : 'post';
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '力码标识解析平台接口',
      version,
      description: '所有响应均为 { success, data, message, code? }；失败时 HTTP 状态码与原因一致。',
    },
    ...(serverUrl === '' ? {} : { servers: [{ url: serverUrl }] }),
    paths,
    components: {
      securitySchemes: {
        client: { type: 'http', scheme: 'basic', description: '客户端的公开标识' },
        accessToken: { type: 'apiKey', in: 'header', name: 'accessToken', description: '登录后取得的访问令牌' },
        enterpriseToken: {
          type: 'apiKey',
          in: 'header',
          name: 'accessToken',
          description: '平台发给企业的令牌，只用于企业自己的系统，请勿放入网页',
        },
      },
    },
  };
}

import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { successEnvelope } from '../contract/envelope.ts';
import { pathFields } from '../contract/path.ts';
import { describeFields } from './describeFields.ts';
import { exampleOf } from './exampleOf.ts';
import { type OperationGroup, operationGroups, operationNames } from './operations.ts';
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
  | 'queryToo'
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
  content?: Record<string, MediaTypeObject>;
}

/** What a body looks like. */
export interface MediaTypeObject {
  schema: JsonSchema;
  /** A body that fits. */
  example?: unknown;
}

/** A field that travels beside the body. */
export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  /** True where the same field is better sent in the body. */
  deprecated?: true;
  schema: JsonSchema;
  /** A value that fits. */
  example?: unknown;
}

/** One call of the document. */
export interface OperationObject {
  operationId: string;
  /** What it is called. */
  summary: string;
  /** What it does. */
  description: string;
  /** The group it stands in; none for a call that the contract does not name. */
  tags?: OperationGroup[];
  /** Any one of them is enough; empty for a public call. Ours always says it. */
  security?: Record<string, string[]>[];
  parameters?: ParameterObject[];
  requestBody?: { required: boolean; content: Record<string, MediaTypeObject> };
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
  /** The groups of calls, in their order. */
  tags: { name: OperationGroup }[];
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
  if (endpoint.encoding === 'multipart') statuses.add(503);
  if (endpoint.clientCredential) statuses.add(401);
  if (endpoint.auth === 'token' || endpoint.auth === 'enterprise')
    for (const status of [401, 403]) statuses.add(status);
  return [...statuses].toSorted((one, other) => one - other);
}

function envelopeSchema(success: boolean, data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      success: { const: success, description: '是否成功' },
      data: { description: '返回的内容', ...data },
      message: { type: 'string', description: '可直接展示的说明，可能为空' },
      code: { type: 'integer', description: '失败原因或结果的代码，仅在需要时出现' },
    },
    required: ['success', 'data', 'message'],
  };
}

function json(schema: JsonSchema, example?: unknown): Record<string, MediaTypeObject> {
  return { 'application/json': example === undefined ? { schema } : { schema, example } };
}

function orNull(schema: JsonSchema): JsonSchema {
  return schema.type === 'null' ? schema : { anyOf: [schema, { type: 'null' }] };
}

/** A schema of fields in two: those that are named, and the others. */
function splitSchema(schema: JsonSchema, names: readonly string[]): { inside: JsonSchema; rest: JsonSchema } {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = (schema['required'] ?? []) as string[];
  const only = (isWanted: (name: string) => boolean) => ({
    ...schema,
    properties: Object.fromEntries(properties.filter(([name]) => isWanted(name))),
    required: required.filter(isWanted),
  });
  const inside = only((name) => names.includes(name));
  return { inside, rest: names.length === 0 ? schema : only((name) => !names.includes(name)) };
}

/** A call's schema of what travels, with what its fields say. */
function toldSchema({ name }: AnyEndpoint, codec: AnyEndpoint['request']): JsonSchema {
  return describeFields(name, wireSchema(codec));
}

/** Fields beside the body, each with a value that fits. */
function parametersOf(call: string, place: 'path' | 'query', schema: JsonSchema): ParameterObject[] {
  const required = new Set((schema['required'] ?? []) as string[]);
  const examples = exampleOf(call, schema) as Record<string, unknown>;
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: one,
    example: examples[name],
  }));
}

function responses(endpoint: AnyEndpoint): Record<string, ResponseObject> {
  const reply = toldSchema(endpoint, endpoint.reply);
  const example = successEnvelope(exampleOf(endpoint.name, reply));
  const all: Record<string, ResponseObject> = {
    200: { description: '成功', content: json(envelopeSchema(true, reply), example) },
  };
  if (endpoint.cacheable) {
    all[200] = {
      ...all[200],
      description: '成功',
      headers: { ETag: { description: '内容版本，用于 If-None-Match', schema: { type: 'string' } } },
    };
    all[304] = { description: '内容未变化，无响应体' };
  }
  const failure = envelopeSchema(false, orNull(toldSchema(endpoint, endpoint.failure)));
  for (const status of refusalStatuses(endpoint)) {
    all[status] = { description: statusMeanings[status] ?? '请求被拒绝', content: json(failure) };
  }
  return all;
}

/** What a call is called and where it stands; one that is none of the contract's goes by what it does. */
function named({ name, summary }: AnyEndpoint): Pick<OperationObject, 'summary' | 'description' | 'tags'> {
  const known = Object.hasOwn(operationNames, name) ? operationNames[name as keyof typeof operationNames] : undefined;
  if (known === undefined) return { summary, description: summary };
  return { summary: known.title, description: summary, tags: [known.group] };
}

/** The credentials a call takes, any one of which is enough; none at all for a public call. */
function securityOf({ auth, clientCredential }: AnyEndpoint): Record<string, string[]>[] {
  if (clientCredential) return [{ client: [] }];
  if (auth === 'token') return [{ accessToken: [] }];
  if (auth === 'optional') return [{ accessToken: [] }, {}];
  if (auth === 'enterprise') return [{ enterpriseToken: [] }];
  return [];
}

function operation(endpoint: AnyEndpoint): OperationObject {
  const { name, encoding } = endpoint;
  const described: OperationObject = {
    operationId: name,
    ...named(endpoint),
    security: securityOf(endpoint),
    responses: responses(endpoint),
  };
  if (encoding === 'none') return described;
  const { inside: inPath, rest: beside } = splitSchema(
    toldSchema(endpoint, endpoint.request),
    pathFields(endpoint.path),
  );
  const { inside: inQuery, rest } = splitSchema(beside, endpoint.queryFields ?? []);
  const { inside: inBoth } = splitSchema(beside, endpoint.queryToo ?? []);
  const parameters = [
    ...parametersOf(name, 'path', inPath),
    ...parametersOf(name, 'query', { ...inQuery, required: [] }),
    ...parametersOf(name, 'query', { ...inBoth, required: [] }).map((one) => ({ ...one, deprecated: true as const })),
  ];
  if (encoding === 'query') described.parameters = [...parameters, ...parametersOf(name, 'query', rest)];
  else {
    const body = { schema: rest, example: exampleOf(name, rest) };
    described.requestBody = { required: true, content: { [bodyTypes[encoding]]: body } };
    if (parameters.length > 0) described.parameters = parameters;
  }
  if (endpoint.cacheable) {
    described.parameters = [
      ...(described.parameters ?? []),
      {
        name: 'If-None-Match',
        in: 'header',
        required: false,
        schema: { type: 'string', description: '上次响应的ETag；内容未变化时返回304' },
      },
    ];
  }
  return described;
}

const order = Object.keys(operationNames);

/** Where a call stands among those that have names; the others stand before them, as they are given. */
function placeOf({ name }: AnyEndpoint): number {
  return order.indexOf(name);
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
  for (const endpoint of endpoints.toSorted((one, other) => placeOf(one) - placeOf(other))) {
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
    tags: operationGroups.map((name) => ({ name })),
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

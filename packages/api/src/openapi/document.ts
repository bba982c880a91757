import { contract, type EndpointName } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { successEnvelope } from '../contract/envelope.ts';
import { pathFields } from '../contract/path.ts';
import { callDocuments } from '../documents/callDocuments.ts';
import { callGroups } from '../documents/callGroups.ts';
import { callScope } from '../documents/fieldScope.ts';
import type {
  JsonSchema,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  ResponseObject,
} from '../reader/openApi.ts';
import { describeFields } from './describeFields.ts';
import { exampleOf } from './exampleOf.ts';
import { headers, refusalSchema, responsesOf, sharedRefusals } from './responses.ts';
import { createSchemas, type Schemas } from './schemas.ts';

/** An endpoint of any types, for code that needs only its data. */
type AnyEndpoint = Endpoint<unknown, unknown, unknown>;

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Splits an object schema into the named fields and the others. */
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

const ifNoneMatch: ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string', description: '上次响应的ETag；内容未变化时返回304' },
};

const idempotencyKey: ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    minLength: 8,
    maxLength: 128,
    description:
      '本次提交的编号，请用随机编号（如UUID）：在企业的同一接口内唯一，企业的各用户与系统共用；以相同编号重复提交同一请求，返回第一次的结果，7天内有效；用于其他内容时返回422',
  },
};

/** The credentials that a call accepts, any one of which suffices; empty for a public call. */
function securityOf({ auth, clientCredential }: AnyEndpoint): Record<string, string[]>[] {
  if (clientCredential) return [{ client: [] }];
  if (auth === 'token') return [{ accessToken: [] }];
  if (auth === 'optional') return [{ accessToken: [] }, {}];
  if (auth === 'enterprise') return [{ enterpriseToken: [] }];
  if (auth === 'registrar') return [{ enterpriseToken: [] }, { accessToken: [] }];
  return [];
}

function operation(name: EndpointName, schemas: Schemas): OperationObject {
  const endpoint = contract[name] as unknown as AnyEndpoint;
  const { title, group, description } = callDocuments[name];
  const scope = callScope(name);
  const schemaOf = (codec: AnyEndpoint['request']) => describeFields(scope, schemas.schemaOf(codec));
  const example = (schema: JsonSchema) => exampleOf(name, schema, schemas);

  const reply = schemaOf(endpoint.reply);
  const described: OperationObject = {
    operationId: name,
    summary: title,
    description,
    tags: [group],
    security: securityOf(endpoint),
    responses: responsesOf(
      endpoint,
      { schema: reply, example: successEnvelope(example(reply)) },
      schemaOf(endpoint.failure),
    ),
  };
  if (endpoint.encoding === 'none') return described;

  /** Fields outside the body, each with an example. */
  function parametersOf(place: 'path' | 'query', schema: JsonSchema): ParameterObject[] {
    const required = new Set((schema['required'] ?? []) as string[]);
    const examples = example(schema) as Record<string, unknown>;
    return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(([field, one]) => ({
      name: field,
      in: place,
      required: place === 'path' || required.has(field),
      schema: one,
      example: examples[field],
    }));
  }

  const asked = schemaOf(endpoint.request);
  const request = schemas.writtenOut(asked);
  const { inside: inPath, rest: outside } = splitSchema(request, pathFields(endpoint.path));
  const { inside: inQuery, rest } = splitSchema(outside, endpoint.queryFields ?? []);
  const { inside: inBoth } = splitSchema(outside, endpoint.queryToo ?? []);
  const parameters: OperationObject['parameters'] = [
    ...parametersOf('path', inPath),
    ...parametersOf('query', { ...inQuery, required: [] }),
    ...parametersOf('query', { ...inBoth, required: [] }).map((one) => ({ ...one, deprecated: true as const })),
  ];
  if (endpoint.encoding === 'query') parameters.push(...parametersOf('query', rest));
  else {
    // A body that is a named shape uses its name.
    const body = { schema: rest === request ? asked : rest, example: example(rest) };
    described.requestBody = { required: true, content: { [bodyTypes[endpoint.encoding]]: body } };
  }
  if (endpoint.isRepeatable) parameters.push({ $ref: '#/components/parameters/IdempotencyKey' });
  if (endpoint.cacheable) parameters.push({ $ref: '#/components/parameters/IfNoneMatch' });
  return parameters.length === 0 ? described : { ...described, parameters };
}

const securitySchemes: OpenApiDocument['components']['securitySchemes'] = {
  client: { type: 'http', scheme: 'basic', description: '客户端的公开标识' },
  accessToken: { type: 'apiKey', in: 'header', name: 'accessToken', description: '登录后取得的访问令牌' },
  enterpriseToken: {
    type: 'apiKey',
    in: 'header',
    name: 'accessToken',
    description: '平台发给企业的令牌，只用于企业自己的系统，请勿放入网页',
  },
};

/** An unreferenced component is a lint error. */
function usedRefusals(paths: OpenApiDocument['paths']): Record<string, ResponseObject> {
  const written = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(sharedRefusals).filter(([name]) => written.includes(`/responses/${name}"`)));
}

/**
 * The OpenAPI 3.1 document of the contract. It describes the wire form, so that a client in any language can be generated from
 * it. `version` is the gateway's; `serverUrl` its public URL, by default the origin that served the document.
 */
export function openApiDocument(options: { version?: string; serverUrl?: string } = {}): OpenApiDocument {
  const { version = '0.0.0', serverUrl = '/' } = options;
  const schemas = createSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const name of Object.keys(contract) as EndpointName[]) {
    const { path, method } = contract[name];
    paths[path] = { ...paths[path], [method === 'GET' ? 'get' : 'post']: operation(name, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '力码标识解析平台接口',
      version,
      description: '所有响应均为 { success, data, message, code? }；失败时 HTTP 状态码与原因一致。',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl, description: '平台网关' }],
    tags: callGroups.map((group) => ({ ...group })),
    paths,
    components: {
      schemas: { ...schemas.components(), Refusal: refusalSchema },
      parameters: { IfNoneMatch: ifNoneMatch, IdempotencyKey: idempotencyKey },
      headers: { ...headers },
      responses: usedRefusals(paths),
      securitySchemes,
    },
  };
}

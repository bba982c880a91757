import type { Endpoint } from '../contract/endpoint.ts';
import type { HeaderObject, JsonSchema, MediaTypeObject, Reference, ResponseObject } from '../reader/openApi.ts';

/** Refusals: the name of their component, and their meaning. */
const refusals: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['BadRequest', '请求参数有误'],
  401: ['Unauthorized', '未登录或登录已失效'],
  403: ['Forbidden', '没有权限'],
  404: ['NotFound', '未找到'],
  409: ['Conflict', '与现有数据冲突'],
  410: ['Gone', '标识已作废'],
  413: ['ContentTooLarge', '请求内容过大'],
  415: ['UnsupportedMediaType', '不支持的内容类型'],
  422: ['UnprocessableContent', '内容未通过校验'],
  429: ['TooManyRequests', '请求过于频繁'],
  500: ['InternalServerError', '服务异常'],
  503: ['ServiceUnavailable', '服务暂时不可用'],
  507: ['InsufficientStorage', '存储空间不足，暂时不能保存'],
};

/** The statuses after which a call may be retried, and those that say when. */
const waits = new Set([429, 503, 507]);

export const headers: Readonly<Record<string, HeaderObject>> = {
  RequestId: { description: '请求编号，反馈问题时请提供', schema: { type: 'string' } },
  RetryAfter: { description: '多少秒后可以重试', schema: { type: 'integer', minimum: 0 } },
  RateLimitLimit: { description: '一个时间窗内可以请求的次数', schema: { type: 'integer', minimum: 0 } },
  RateLimitRemaining: { description: '本时间窗内还可以请求的次数', schema: { type: 'integer', minimum: 0 } },
  RateLimitReset: { description: '多少秒后次数恢复', schema: { type: 'integer', minimum: 0 } },
  ETag: { description: '内容版本，用于 If-None-Match', schema: { type: 'string' } },
};

const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });

/** The header of every response. */
const requestId = { 'X-Request-Id': header('RequestId') };

/** The headers by which an enterprise's systems pace themselves; refusals have them too. */
const rateLimit = {
  'RateLimit-Limit': header('RateLimitLimit'),
  'RateLimit-Remaining': header('RateLimitRemaining'),
  'RateLimit-Reset': header('RateLimitReset'),
};

/** The statuses with which a call may be refused, ascending: those of its kind and its own. */
function refusalStatuses(
  endpoint: Pick<
    Endpoint<unknown, unknown>,
    'method' | 'auth' | 'clientCredential' | 'encoding' | 'refusals' | 'isRepeatable'
  >,
): number[] {
  const statuses = new Set([400, 429, 500, ...(endpoint.refusals ?? [])]);
  if (endpoint.method === 'POST') for (const status of [413, 415]) statuses.add(status);
  if (endpoint.encoding === 'multipart') for (const status of [503, 507]) statuses.add(status);
  // An idempotency key of another request.
  if (endpoint.isRepeatable) statuses.add(422);
  if (endpoint.clientCredential) statuses.add(401);
  if (endpoint.auth !== 'none' && endpoint.auth !== 'optional') for (const status of [401, 403]) statuses.add(status);
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
  return { anyOf: [schema, { type: 'null' }] };
}

/** A refusal whose message is its only detail. */
export const refusalSchema: JsonSchema = envelopeSchema(false, { type: 'null' });

function refusal(status: number, schema: JsonSchema): ResponseObject {
  const [, description] = refusals[status] ?? ['', '请求被拒绝'];
  return {
    description,
    headers: waits.has(status) ? { ...requestId, 'Retry-After': header('RetryAfter') } : requestId,
    content: json(schema),
  };
}

/** The refusals shared by calls without failure data, by name. */
export const sharedRefusals: Readonly<Record<string, ResponseObject>> = Object.fromEntries(
  Object.entries(refusals).map(([status, [name]]) => [
    name,
    refusal(Number(status), { $ref: '#/components/schemas/Refusal' }),
  ]),
);

/** The responses of a call: its reply with an example, or its file, and its refusals. */
export function responsesOf(
  endpoint: Parameters<typeof refusalStatuses>[0] & { cacheable?: boolean; fileTypes?: readonly string[] },
  reply: { schema: JsonSchema; example: unknown },
  failure: JsonSchema,
): Record<string, ResponseObject | Reference> {
  const tagged = endpoint.cacheable ? { ...requestId, ETag: header('ETag') } : requestId;
  const success = {
    description: '成功',
    headers: endpoint.auth === 'registrar' ? { ...tagged, ...rateLimit } : tagged,
    content:
      endpoint.fileTypes === undefined
        ? json(envelopeSchema(true, reply.schema), reply.example)
        : Object.fromEntries(endpoint.fileTypes.map((type) => [type, { schema: reply.schema }])),
  };
  const unchanged = { description: '内容未变化，无响应体', headers: tagged };
  const explained = failure['type'] === 'null' ? undefined : envelopeSchema(false, orNull(failure));
  const refused = refusalStatuses(endpoint).map((status) => {
    const name = refusals[status]?.[0];
    const isShared = explained === undefined && name !== undefined;
    const response = isShared
      ? { $ref: `#/components/responses/${name}` }
      : refusal(status, explained ?? refusalSchema);
    return [status, response] as const;
  });
  return { 200: success, ...(endpoint.cacheable ? { 304: unchanged } : {}), ...Object.fromEntries(refused) };
}

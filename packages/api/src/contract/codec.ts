import * as z from 'zod/mini';
import { quickEncode } from '../wire/quickEncode.ts';
import type { Endpoint } from './endpoint.ts';
import { requestErrors, requestRefused } from './requestError.ts';
import { findUnreadableText } from './unreadableText.ts';

/** A decoded request: its clean value, or the reason for the refusal and the field at fault. */
export type RequestVerdict<Request> =
  | { ok: true; value: Request }
  | {
      ok: false;
      /** Chinese, fit to be shown. */
      message: string;
      /** Path of the invalid field on the wire, dots between levels; null when the request as a whole is invalid. */
      field: string | null;
    };

const refusedUnlessNamed = { error: () => requestRefused };

function judge<Value>(result: z.core.util.SafeParseResult<Value>): RequestVerdict<Value> {
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  return { ok: false, message: issue?.message ?? requestRefused, field: path === '' ? null : path };
}

/**
 * Decodes a request of an endpoint from what came over the wire: the parsed query, the parsed body, or undefined. Unknown fields
 * are dropped, and so is the body of a call that takes none. Text that no database can store is refused in every field, here, so
 * that no schema has to check for it. Never throws.
 */
export function decodeRequest<Request, Reply, Failure>(
  endpoint: Endpoint<Request, Reply, Failure>,
  input: unknown,
): RequestVerdict<Request> {
  const taken = endpoint.encoding === 'none' ? undefined : input;
  const unreadable = findUnreadableText(taken);
  if (unreadable !== null) {
    return { ok: false, message: requestErrors.textUnreadable, field: unreadable === '' ? null : unreadable };
  }
  return judge(z.safeDecode(endpoint.request, taken, refusedUnlessNamed));
}

/** Encodes a request for the wire, or gives the reason why it breaks the contract. Never throws. */
export function encodeRequest<Request, Reply, Failure>(
  endpoint: Endpoint<Request, Reply, Failure>,
  request: NoInfer<Request>,
): RequestVerdict<unknown> {
  return judge(z.safeEncode(endpoint.request, request, refusedUnlessNamed));
}

/**
 * Encodes the `data` of a success: misspelt names on, unknown fields off. Throws a ZodError when the value breaks the contract,
 * so that a corrupt database row never reaches a visitor.
 */
export function encodeReply<Request, Reply, Failure>(
  endpoint: Endpoint<Request, Reply, Failure>,
  data: NoInfer<Reply>,
): unknown {
  return quickEncode(endpoint.reply, data);
}

/** Encodes the `data` of a refusal. Throws a ZodError when the value breaks the contract. */
export function encodeFailure<Request, Reply, Failure>(
  endpoint: Endpoint<Request, Reply, Failure>,
  data: NoInfer<Failure> | null,
): unknown {
  return data === null ? null : z.encode(endpoint.failure, data);
}

/** Decodes the `data` of a success, of other gateways too; undefined when it breaks the contract. */
export function decodeReply<Request, Reply, Failure>(
  endpoint: Endpoint<Request, Reply, Failure>,
  data: unknown,
): { value: Reply } | undefined {
  const verdict = z.safeDecode(endpoint.reply, endpoint.adaptReply?.(data) ?? data);
  return verdict.success ? { value: verdict.data } : undefined;
}

/** Decodes the `data` of a refusal; null when there is none, or none that the contract knows. */
export function decodeFailure<Request, Reply, Failure>(
  endpoint: Endpoint<Request, Reply, Failure>,
  data: unknown,
): Failure | null {
  const verdict = z.safeDecode(endpoint.failure, data ?? null);
  return verdict.success ? verdict.data : null;
}

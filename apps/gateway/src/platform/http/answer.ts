import { failureEnvelope } from '@lima-id/api';
import type { FastifyReply } from 'fastify';
import type { OwnRefusal } from './refusals.ts';

/** Content type of every envelope. */
export const jsonType = 'application/json; charset=utf-8';

/** Sends encoded JSON, as text or UTF-8, with its status. */
export function sendJson(reply: FastifyReply, status: number, json: string | Uint8Array): FastifyReply {
  return reply.code(status).header('content-type', jsonType).send(json);
}

/** Answers with one of the gateway's own refusals. A request id is included where it helps to find the log line. */
export function refuse(reply: FastifyReply, refusal: OwnRefusal, requestId?: string): FastifyReply {
  const envelope = failureEnvelope({ message: refusal.message });
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return sendJson(
    reply,
    refusal.status,
    JSON.stringify(requestId === undefined ? envelope : { ...envelope, requestId }),
  );
}

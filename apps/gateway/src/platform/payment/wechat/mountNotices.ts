import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { PaymentDesk } from '../paymentPort.ts';
import { noticePath, type WechatConfig } from './wechatConfig.ts';
import type { PlatformKeys } from './wechatKeys.ts';
import { readNotice } from './wechatNotice.ts';
import { findSignatureFault } from './wechatSignature.ts';

/** Keys for notifications, and their URL. */
interface NoticeParts {
  provider: string;
  config: WechatConfig;
  keys: PlatformKeys;
  clock: Clock;
  desk: PaymentDesk;
}

/** Maximum bytes of a notification; WeChat Pay's have about 2000. */
const noticeMaxBytes = 16_384;

/** A refusal in WeChat Pay's format: the notification is retried later. */
function fail(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ code: 'FAIL', message });
}

function header({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function isBody(body: unknown): body is Buffer {
  return Buffer.isBuffer(body);
}

async function take(parts: NoticeParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { provider, config, keys, clock, desk } = parts;
  const body = isBody(request.body) ? request.body : Buffer.alloc(0);
  const signed = {
    timestamp: header(request, 'wechatpay-timestamp'),
    nonce: header(request, 'wechatpay-nonce'),
    signature: header(request, 'wechatpay-signature'),
    serial: header(request, 'wechatpay-serial'),
  };
  const fault = findSignatureFault(signed, body, keys, clock.now());
  if (fault !== null) {
    request.log.warn({ fault }, 'notice of a payment refused');
    return fail(reply, 401, '签名验证未通过');
  }
  const notice = await readNotice(config, body);
  if ('fault' in notice) {
    request.log.error({ fault: notice.fault }, 'notice of a payment refused');
    return fail(reply, 422, '通知内容无法处理');
  }
  if (notice.state === 'ignored') request.log.info({ event: notice.event }, 'notice ignored');
  else {
    const { attemptId, transaction, amountFen } = notice;
    const outcome = await desk.take({ provider, transaction, attemptId, amountFen });
    request.log.info({ outcome }, 'notice of a payment taken');
  }
  return reply.code(204).header('cache-control', 'no-store').send();
}

/**
 * Mounts the notification URL of WeChat Pay. A notification counts once the signature over its raw bytes is verified; a storage failure is
 * answered with an error, so that it is retried.
 */
export function mountNotices(app: FastifyInstance, parts: NoticeParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: noticeMaxBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'notice of a payment not taken');
      return fail(reply, status, status >= 500 ? '系统繁忙，请稍后重试' : '通知内容无法处理');
    });
    scope.post(noticePath, (request, reply) => take(parts, request, reply));
  });
}

import { messages } from '@lima-id/domain';

/** The gateway's own refusals: those that no subject gives. Each says what happened, then what to do. */
export const refusals = {
  malformedAddress: { status: 400, message: '请求地址格式有误，请检查后重新提交' },
  malformedBody: { status: 400, message: '提交的内容格式有误，请检查后重新提交' },
  unknownCall: { status: 404, message: messages.request.addressMissing },
  tooSlow: { status: 408, message: '请求超时，请检查网络后重试' },
  bodyTooLarge: { status: 413, message: '提交的内容过大，请精简后重新提交' },
  bodyType: { status: 415, message: '提交的内容类型不受支持，请以 JSON 格式提交' },
  tooMany: { status: 429, message: '请求过于频繁，请稍后再试' },
  headersTooLarge: { status: 431, message: '请求头过大，请清理浏览器数据后重试' },
  unexpected: { status: 500, message: messages.request.failed },
  notReady: { status: 503, message: '服务尚未就绪，请稍后再试' },
} as const;

/** One of the gateway's own refusals. */
export type OwnRefusal = (typeof refusals)[keyof typeof refusals];

import { messages } from '@lima-id/domain';

/** Refusals of the gateway itself, independent of subjects. Each says what happened, then what to do. */
export const refusals = {
  malformedAddress: { status: 400, message: '请求地址格式有误，请检查后重新提交' },
  malformedBody: { status: 400, message: '提交的内容格式有误，请检查后重新提交' },
  idempotencyKey: {
    status: 400,
    message: '请求头 Idempotency-Key 应为 8 至 128 个英文字母、数字或符号，请更正后重新提交',
  },
  clientUnknown: { status: 401, message: '客户端标识有误，请刷新页面后重试' },
  loginNeeded: {
    missing: { status: 401, message: '您尚未登录，请先登录' },
    expired: { status: 401, message: '登录已过期，请重新登录' },
    unknown: { status: 401, message: '登录信息无效，请重新登录' },
    ended: { status: 401, message: '登录已失效，请重新登录' },
  },
  enterpriseTokenNeeded: {
    missing: { status: 401, message: '缺少企业令牌，请在请求头 accessToken 中提供' },
    unknown: { status: 401, message: '企业令牌无效或已停用，请核对令牌或联系平台换发' },
  },
  anyTokenNeeded: {
    missing: { status: 401, message: '缺少令牌，请先登录，或在请求头 accessToken 中提供企业令牌' },
    unknown: { status: 401, message: '令牌无效或已停用，请重新登录，或核对企业令牌' },
  },
  forbidden: { status: 403, message: '当前账号没有此操作的权限，请换用有权限的账号' },
  unknownCall: { status: 404, message: messages.request.addressMissing },
  tooSlow: { status: 408, message: '请求超时，请检查网络后重试' },
  bodyTooLarge: { status: 413, message: '提交的内容过大，请精简后重新提交' },
  bodyType: { status: 415, message: '提交的内容类型不受支持，请按接口文档的格式提交' },
  rangeMissing: { status: 416, message: '文件没有所请求的部分，请刷新页面后重试' },
  tooMany: { status: 429, message: '请求过于频繁，请稍后再试' },
  headersTooLarge: { status: 431, message: '请求头过大，请清理浏览器数据后重试' },
  unexpected: { status: 500, message: messages.request.failed },
  busy: { status: 503, message: '当前上传的人较多，请稍后再试', retryAfterSeconds: 10 },
  notReady: { status: 503, message: '服务尚未就绪，请稍后再试', retryAfterSeconds: 2 },
  databaseAway: { status: 503, message: '服务暂时不可用，请稍后再试', retryAfterSeconds: 2 },
  picturesAway: { status: 503, message: '图片存储暂时不可用，请稍后再试', retryAfterSeconds: 10 },
  storageFull: {
    status: 507,
    message: '服务器存储空间不足，暂时无法保存，请稍后再试或联系平台',
    retryAfterSeconds: 60,
  },
} as const;

/** A refusal of the gateway itself. */
export interface OwnRefusal {
  status: number;
  message: string;
  retryAfterSeconds?: number;
}

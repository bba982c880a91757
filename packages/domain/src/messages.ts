/**
 * Messages of the product, in Chinese, about requests, lookups and scenes. Each text says what happened and, where the reader can do
 * something, what to do next. A server's own message, when there is one, is shown instead of `request.failed` and `lookup.notFound`. Why a
 * code is refused is in `codeRefusals`, next to the code's rules.
 */
export const messages = {
  /** A call that failed, whatever it was for. */
  request: {
    /** The server refused or failed and gave no reason. */
    failed: '请求出错，请稍后再试',
    /** A call without an address. */
    addressMissing: '接口请求地址不存在',
    /** No response although the device is online: no server, or a timeout. A site may have a sentence of its own. */
    offline: '服务器暂时没有响应，请稍后再试',
    /** A response that could not be parsed. */
    serviceError: '服务异常',
  },
  /** The result of a lookup. */
  lookup: {
    /** The code is well formed, but not registered. */
    notFound: '未查询到该标识，请核对后重新查询',
  },
  /** Texts of empty states. */
  empty: {
    loading: '数据加载中，请稍候',
    noData: '暂无数据',
    offline: '未连接到互联网，请检查网络',
    loadFailed: '数据加载失败，请刷新页面',
    notFound: '标识不存在，请核对后再扫描',
  },
  /** Verdicts inside a scene. */
  scene: {
    antiCounterfeitNone: '未查询到您的产品标识编码',
    recalled: '该产品在企业召回名单中，请联系售后',
    notRecalled: '该产品不在召回名单中，如有疑问请联系售后',
  },
} as const;

/** The reasons for an empty state. */
export type EmptyReason = keyof typeof messages.empty;

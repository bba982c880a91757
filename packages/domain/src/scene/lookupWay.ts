import * as z from 'zod/mini';

/** How an anti-counterfeit lookup is made: from WeChat, in the browser of a phone, or in another one. */
export const lookupWay = z.enum(['wechat', 'phone', 'web']);
export type LookupWay = z.infer<typeof lookupWay>;

/** What each way is called. */
export const lookupWayNames = { wechat: '微信扫码', phone: '手机网页', web: '网页查询' } as const satisfies Record<
  LookupWay,
  string
>;

const phone = /Android|iPhone|iPad|iPod|HarmonyOS|Mobile/i;

/** The way that a User-Agent header indicates; a browser like any other where it indicates none. */
export function lookupWayOf(userAgent: string): LookupWay {
  if (userAgent.includes('MicroMessenger')) return 'wechat';
  return phone.test(userAgent) ? 'phone' : 'web';
}

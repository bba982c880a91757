import { describe, expect, it } from 'vitest';
import { lookupWayNames, lookupWayOf } from './lookupWay.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('lookupWayOf', () => {
  it.each([
    [`${iPhone} Mobile/15E148 MicroMessenger/8.0.49(0x1800312a) NetType/WIFI Language/zh_CN`, '微信扫码'],
    [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, '手机网页'],
    [
      'Mozilla/5.0 (Linux; Android 15; V2307A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36',
      '手机网页',
    ],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0; HarmonyOS 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile', '手机网页'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36',
      '网页查询',
    ],
    ['curl/8.14.1', '网页查询'],
    ['', '网页查询'],
  ])('takes %s for %s', (userAgent, name) => {
    expect(lookupWayNames[lookupWayOf(userAgent)]).toBe(name);
  });
});

import { coatingBatchMax, coatingCodeLength, coatingTries, coatingTriesMs } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { inHours } from '../documents/durations.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './authenticity.ts';
import { checkAuthenticity } from './authenticity.ts';

export const authenticityDocument: DocumentOf<typeof calls> = {
  shapes: {
    Authenticity: partOf(checkAuthenticity.reply),
  },
  fields: {
    verdict: '结论',
    coating: '涂层验证码的状态',
    lookups: '最近的查询与首次查询',
    unusual: '查询是否异常：many次数多 fast过于频繁，没有时为null',
    lockedUntil: '在此时间之前不能再试；可以试时为空',
    firstTime: '首次查询时间',
    way: '查询方式',
    codes: '标识与涂层验证码',
    code: `涂层下的${coatingCodeLength}位验证码`,
  },
  calls: {
    checkAuthenticity: {
      title: '防伪查询',
      group: '防伪',
      description: '防伪查询：记录一次查询，返回查询次数、记录与结论；同一访客短时间内重复查询只记一次',
      access: 'everybody',
    },
    verifyCoatingCode: {
      title: '核对涂层验证码',
      group: '防伪',
      description: `防伪查询第二重验证：核对涂层下的 ${coatingCodeLength} 位验证码，${inHours(coatingTriesMs)} 小时内最多试错 ${coatingTries} 次`,
      access: 'everybody',
      fields: {
        code: { example: '7K3MXR' },
      },
    },
    setCoatingCodes: {
      title: '设置涂层验证码',
      group: '防伪',
      description: `企业设置标识的涂层验证码，一批最多 ${coatingBatchMax} 条，重新设置以最后一次为准`,
      access: 'makers',
      sees: 'identifiers of their own enterprise; ADMIN and MANAGER every one',
      fields: {
        code: { example: '7K3MXR' },
      },
    },
  },
};

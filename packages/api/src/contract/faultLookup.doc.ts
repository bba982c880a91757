import { faultLookupTries, faultLookupWaitMs } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { inMinutes } from '../documents/durations.ts';
import type * as calls from './faultLookup.ts';

export const faultLookupDocument: DocumentOf<typeof calls> = {
  fields: {
    device: '报修的设备，名称查不到时为空',
    triesLeft: '还可以试的次数，为0时须等待',
    number: '工单号，空格、全角与小写均可',
    words: '故障描述，其中的手机号隐去中间四位',
    mobileTail: '报修手机号的后四位',
    afterSalesPhone: '售后电话，没有时为空',
    note: '受理说明、未受理的原因或处理结果，没有时为空',
    hours: '修复用时，小时；没有时为null',
    state: '工单状态：waiting待受理 underway处理中 done已完成 declined未受理',
    retryAfterMs: '多久后可以再试，毫秒；现在就可以时为0',
    event: '发生了什么：received收到 accepted受理 declined未受理 completed完成',
    kind: '故障类型：noPower无法开机 noise异响 beltDrift跑带偏移 speed速度异常 screen屏幕故障 emergencyStop急停异常 other其他',
    maker: '处理工单的企业',
  },
  calls: {
    lookUpFaultReport: {
      title: '查询工单',
      group: '报修',
      description: `凭工单号与报修手机号后四位查询工单，无需登录；同一工单号、同一网络地址各最多试错 ${faultLookupTries} 次，之后须等待 ${inMinutes(faultLookupWaitMs)} 分钟`,
      access: 'everybody',
      sees: "tickets whose number and last four digits of the reporter's phone they give",
      fields: {
        number: { example: 'WX-2026-000118' },
        mobileTail: { example: '0118' },
      },
    },
  },
};

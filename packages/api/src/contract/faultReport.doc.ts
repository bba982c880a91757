import { faultPhotoMax, faultWordsMaxLength, faultWordsMinLength } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './faultReport.ts';

export const faultReportDocument: DocumentOf<typeof calls> = {
  fields: {
    number: '工单号',
    words: `故障描述，${faultWordsMinLength}至${faultWordsMaxLength}字`,
    photos: `照片，最多${faultPhotoMax}张`,
    kind: '故障类型：noPower无法开机 noise异响 beltDrift跑带偏移 speed速度异常 screen屏幕故障 emergencyStop急停异常 other其他',
  },
  calls: {
    reportFault: {
      title: '提交报修',
      group: '报修',
      description:
        '提交设备报修，无需登录，登录后按账号限制次数，返回工单号；同一 transactionId 重复提交返回同一工单号',
      access: 'everybody',
      fields: {
        number: { example: 'WX-2026-000118' },
      },
    },
  },
};

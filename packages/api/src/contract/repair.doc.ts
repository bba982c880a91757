import { repairNoteMaxLength } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './repair.ts';
import { listFaultReports } from './repair.ts';

export const repairDocument: DocumentOf<typeof calls> = {
  shapes: {
    FaultTicket: partOf(listFaultReports.reply, 'tickets'),
    FaultStep: partOf(listFaultReports.reply, 'tickets', 'steps'),
  },
  fields: {
    crowded: '是否为同一设备待受理工单过多时的匿名报修',
    engineer: { text: '维修人员', example: '王工' },
    note: '说明',
    result: `处理结果，最多${repairNoteMaxLength}字`,
    hours: '用时，小时',
    place: '第几张照片，从1开始',
    state: '工单状态：waiting待受理 underway处理中 done已完成 declined未受理',
    reportedAt: { text: '提交时间，自1970年起的毫秒数', example: 1_779_072_120_000 },
    tickets: '工单列表',
    bytes: '内容，Base64',
  },
  calls: {
    listFaultReports: {
      title: '查询报修工单',
      group: '报修',
      description: '查询企业的报修工单，按时间倒序分页，同一设备待受理过多时的匿名报修排在最后',
      access: 'makers',
      sees: 'tickets of their own enterprise; ADMIN and MANAGER every one',
      fields: {
        number: { example: 'WX-2026-000118' },
      },
    },
    acceptFaultReport: {
      title: '受理工单',
      group: '报修',
      description: '受理报修工单，受理后显示在该标识的报修记录中',
      access: 'makers',
      sees: 'as listFaultReports',
      fields: {
        number: { text: '工单号', example: 'WX-2026-000118' },
        state: '状态',
      },
    },
    declineFaultReport: {
      title: '不受理工单',
      group: '报修',
      description: '不受理报修工单，并说明原因',
      access: 'makers',
      sees: 'as listFaultReports',
      fields: {
        number: { text: '工单号', example: 'WX-2026-000118' },
        reason: '不受理的原因',
        state: '状态',
      },
    },
    completeFaultReport: {
      title: '完成工单',
      group: '报修',
      description: '完成报修工单，填写处理结果与修复用时',
      access: 'makers',
      sees: 'as listFaultReports',
      fields: {
        number: { text: '工单号', example: 'WX-2026-000118' },
        result: { example: '更换轴承并重新调整跑带。' },
        state: '状态',
      },
    },
    readFaultPhoto: {
      title: '读取报修照片',
      group: '报修',
      description: '读取报修工单的照片，内容为 Base64',
      access: 'makers',
      sees: 'as listFaultReports',
      fields: {
        number: { text: '工单号', example: 'WX-2026-000118' },
        bytes: { example: 'UklGRg==' },
      },
    },
  },
};

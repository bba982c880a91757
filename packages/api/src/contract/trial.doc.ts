import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './trial.ts';
import { applyTrial, listMyTrials } from './trial.ts';

export const trialDocument: DocumentOf<typeof calls> = {
  shapes: {
    TrialApplication: partOf(applyTrial.request),
    AppliedTrial: partOf(applyTrial.reply),
    Trial: partOf(listMyTrials.reply, 'records'),
    TrialRefusal: partOf(applyTrial.failure),
  },
  fields: {
    startTime: '开始时间，毫秒数',
    endTime: '到期时间，毫秒数；没有期限时为null',
    repeated: '是否为先前申请的试用',
    packagePriceId: '价格编号，价格面议时为-1',
    companyPrefix: { text: '本企业已审核通过的标识前缀', example: '88.118.001' },
    daysLeft: { text: '剩余天数；无期限时为null', example: 15 },
  },
  calls: {
    applyTrial: {
      title: '申请试用',
      group: '试用',
      description: '申请试用（试用表单）：与 come/apply 完全相同，两个地址共用一套规则',
      access: 'users',
      sees: 'as comeApplyTrial',
      fields: {
        startTime: { example: 1_779_072_120_000 },
        endTime: { example: 1_780_368_120_000 },
      },
    },
    comeApplyTrial: {
      title: '申请试用（申请表单）',
      group: '试用',
      description: '申请试用（申请表单）：每家企业每个应用一次；短时间内重复提交返回同一试用，repeated 为 true',
      access: 'users',
      sees: 'for their own enterprise; refused without an approved prefix',
    },
    fetchOnTrial: {
      title: '进入试用应用',
      group: '试用',
      description: '进入试用中的应用：返回打开服务商控制台所需的应用与到期时间；未试用或已到期时说明原因',
      access: 'users',
      sees: 'trials of their own enterprise',
    },
    listMyTrials: {
      title: '我的试用',
      group: '试用',
      description: '分页查询本企业的试用，新的在前',
      access: 'users',
      sees: 'trials of their own enterprise; none without one',
    },
  },
};

import { accountLimitReasonMaxLength } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './operatorAccount.ts';

export const operatorAccountDocument: DocumentOf<typeof calls> = {
  fields: {
    userId: '账号编号',
    username: { text: '用户名', example: 'maker' },
    phoneNo: { text: '手机号，脱敏', example: '138****8000' },
    type: '账号类型：ORDINARY COMPANY COMPANY_ADMIN ADMIN MANAGER',
    indentifierPrefix: { text: '所属企业的标识前缀；没有时为空', example: '88.118.036' },
    limit: '限制使用的情况；未限制时为null',
    reason: {
      text: `限制使用的原因，最多${accountLimitReasonMaxLength}字，该账号登录时会看到`,
      example: '批量抓取数据',
    },
    by: { text: '限制该账号的平台管理员', example: 'administrator' },
    at: { text: '限制的时间，毫秒数', example: 1_779_072_120_000 },
  },
  calls: {
    findAccount: {
      title: '查找账号',
      group: '平台审核',
      description: '按用户名或手机号查找账号',
      access: 'platformAdmins',
      sees: 'every account, numbers masked',
      fields: {
        name: { text: '用户名或手机号', example: 'maker' },
      },
    },
    limitAccount: {
      title: '限制账号',
      group: '平台审核',
      description:
        '限制账号的使用：结束其登录，恢复前不能再登录，登录时会看到原因；其资料、订单与所属企业的数据不变，以相同原因重复限制结果不变',
      access: 'platformAdmins',
      sees: 'every account but their own; written down',
      fields: {
        indentifierPrefix: {
          text: '因此没有其他账号可以管理的、审核已通过的标识前缀；没有时为空',
          example: '88.118.036',
        },
      },
    },
    restoreAccount: {
      title: '恢复账号',
      group: '平台审核',
      description: '解除查找账号所得的限制，恢复后可以登录；此后又受到限制时拒绝，重复恢复结果不变',
      access: 'platformAdmins',
      sees: 'every account; written down',
      fields: {
        at: { text: '要解除的限制的时间，毫秒数，见查找账号的limit', example: 1_779_072_120_000 },
      },
    },
    closeAccount: {
      title: '注销账号',
      group: '平台审核',
      description:
        '注销账号：结束其登录，删除用户名、手机号、邮箱、密码、头像与前缀注册草稿，用户名与手机号可重新注册；订单与审核经过保留，重复注销结果不变',
      access: 'platformAdmins',
      sees: 'every account but their own; written down',
    },
  },
};

import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './operatorAccount.ts';

export const operatorAccountDocument: DocumentOf<typeof calls> = {
  fields: {
    userId: '账号编号',
    username: { text: '用户名', example: 'maker' },
    phoneNo: { text: '手机号，脱敏', example: '138****8000' },
    type: '账号类型：ORDINARY COMPANY COMPANY_ADMIN ADMIN MANAGER',
    indentifierPrefix: { text: '所属企业的标识前缀；没有时为空', example: '88.118.036' },
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

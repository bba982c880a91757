import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './prefix.ts';

export const prefixDocument: DocumentOf<typeof calls> = {
  calls: {
    readCurrentPrefix: {
      title: '当前企业前缀',
      group: '企业与台账',
      description: '查询当前用户所属企业的标识前缀',
      access: 'users',
      sees: 'their own enterprise',
    },
    readCurrentCompany: {
      title: '当前企业',
      group: '企业与台账',
      description: '查询当前用户所属企业，未登录时为空',
      access: 'everybody',
      sees: 'their own enterprise; nothing without a login',
    },
    findCurrentCompany: {
      title: '下单企业',
      group: '企业与台账',
      description: '按当前用户查询企业',
      access: 'users',
      sees: 'their own enterprise',
    },
    readCompany: {
      title: '企业详情',
      group: '企业与台账',
      description: '按编号查询企业',
      access: 'users',
      sees: 'their own enterprise; ADMIN and MANAGER every one',
    },
  },
};

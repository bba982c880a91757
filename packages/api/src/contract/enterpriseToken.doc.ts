import { enterpriseTokenNameMaxLength } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './enterpriseToken.ts';
import { withdrawEnterpriseToken } from './enterpriseToken.ts';

export const enterpriseTokenDocument: DocumentOf<typeof calls> = {
  shapes: {
    EnterpriseToken: partOf(withdrawEnterpriseToken.reply),
  },
  fields: {
    tail: '令牌的末四位',
    token: '令牌，只在签发时返回一次',
  },
  calls: {
    issueEnterpriseToken: {
      title: '签发企业令牌',
      group: '标识管理',
      description: '签发企业令牌，供企业自有系统上报生产事件；令牌只在签发时返回一次',
      access: 'makerAdmins',
      sees: 'tokens of their own enterprise; ADMIN and MANAGER every one',
      fields: {
        name: { text: `令牌名称，最多${enterpriseTokenNameMaxLength}个字符`, example: '喷涂线采集网关' },
      },
    },
    listEnterpriseTokens: {
      title: '查询企业令牌',
      group: '标识管理',
      description: '查询企业令牌，含已停用的，新的在前',
      access: 'makerAdmins',
      sees: 'as issueEnterpriseToken; never the token itself',
    },
    withdrawEnterpriseToken: {
      title: '停用企业令牌',
      group: '标识管理',
      description: '停用企业令牌，立即生效；可重复提交',
      access: 'makerAdmins',
      sees: 'as issueEnterpriseToken',
    },
  },
};

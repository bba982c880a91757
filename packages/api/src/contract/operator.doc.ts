import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './operator.ts';

const suspended = '注册申请的编号；没有注册申请的企业为其标识前缀';

export const operatorDocument: DocumentOf<typeof calls> = {
  fields: {
    registrations: '注册申请列表',
    registration: '注册申请',
    submissions: '提交次数',
    verification: '企业信息核验：passed通过 unavailable未能核验',
    fields: '标记需要修改的字段与原因',
    twins: '与其他图片是同一份文件的图片：licenceImage证照 cardFront人像面 cardBack国徽面',
    picture: '本申请中的图片',
    twin: '与它相同的图片',
    registrationId: '相同图片所在申请的编号',
  },
  calls: {
    listRegistrations: {
      title: '待审注册',
      group: '平台审核',
      description: '查询前缀注册申请，等待最久的在前，分页',
      access: 'reviewers',
      sees: 'every registration',
    },
    readRegistrationForReview: {
      title: '审核注册',
      group: '平台审核',
      description: '查看一件前缀注册申请的全部内容与审核经过；每次查看都会记录',
      access: 'reviewers',
      sees: 'every registration, numbers in full; each reading is written down',
    },
    passRegistration: {
      title: '通过注册',
      group: '平台审核',
      description: '通过前缀注册申请的当前一级审核；两级都通过后企业获得前缀；审核人须先查看过最新提交的内容',
      access: 'reviewers',
      sees: 'every registration',
    },
    rejectRegistration: {
      title: '驳回注册',
      group: '平台审核',
      description: '驳回前缀注册申请，标记需要修改的内容并说明原因；审核人须先查看过最新提交的内容',
      access: 'reviewers',
      sees: 'every registration',
    },
    suspendPrefix: {
      title: '停用前缀',
      group: '平台审核',
      description:
        '停用审核通过的企业前缀并说明原因：其标识不再解析，企业不能管理标识数据，令牌停止使用；前缀不会分配给其他企业',
      access: 'reviewers',
      sees: 'every prefix',
      fields: { id: suspended, reason: { example: '营业执照已注销' } },
    },
    restorePrefix: {
      title: '恢复前缀',
      group: '平台审核',
      description: '恢复已停用的企业前缀并说明原因，其标识与令牌随之恢复；以同一原因重复恢复结果不变',
      access: 'reviewers',
      sees: 'every prefix',
      fields: {
        id: suspended,
        reason: { example: '已补交证照' },
        hasAdministrator: '企业是否仍有可登录的管理员；没有时请为其指定管理员',
      },
    },
    appointAdministrator: {
      title: '指定企业管理员',
      group: '平台审核',
      description:
        '为没有管理员的企业指定管理员：账号须未加入其他企业、未被限制，且没有正在审核的前缀申请；企业已有未被限制的管理员的返回409，重复指定同一账号结果不变',
      access: 'reviewers',
      sees: 'every account, and every enterprise without an administrator; written down',
      fields: {
        indentifierPrefix: { text: '企业标识前缀', example: '88.118.036' },
        username: { text: '用户名', example: 'maker' },
      },
    },
    eraseRegistration: {
      title: '删除注册个人信息',
      group: '平台审核',
      description: '删除一件申请中的个人信息（证件号码、姓名、联系方式与图片），审核经过保留；审核中的申请不能删除',
      access: 'reviewers',
      sees: 'every registration',
    },
  },
};

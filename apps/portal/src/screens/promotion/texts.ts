import { prefixReviewDays } from '@lima-id/domain';

/** Texts of the page that promotes prefixes. */
export const texts = {
  title: '标识解析',
  description: '企业标识前缀免费申请。用手机扫一扫示例编码，看看一件产品的解析结果，以及一个码的六项能力。',
  headline: ['给您的产品，', '一个全网通用的身份'],
  lead: '企业标识前缀免费申请。获得前缀后，您可以为每一台器材、每一个部件编码。',
  /** The link's label, by the reader's progress with a prefix and the link's target. */
  apply: {
    none: '免费申请前缀',
    reviewing: '查看审核进度',
    rejected: '修改后重新提交',
    held: '查看我的前缀',
    suspended: '查看停用详情',
    accountSite: '前往企业账号',
  },
  documents: '查看文档',
  promises: ['免费申请', `一般${prefixReviewDays}个工作日审核`, '长期使用'],
  trial: {
    tag: '扫码试用',
    title: '用手机扫一扫',
    text: '或打开任意一个示例编码，看看解析结果。',
    qrLabel: (product: string) => `${product}的标识二维码，用手机扫码查看解析结果`,
  },
  anatomy: '标识编码的组成',
  features: {
    index: '01',
    label: '标识能力',
    title: '一个码，六项能力',
    text: '编码在手，下面六件事可以逐项启用，不需要一次做完。',
  },
  closing: {
    title: '先申请前缀，再决定怎么用',
    text: '未登录时会先请您登录；已提交的可以查看进度，已有前缀的可以查看前缀。',
  },
} as const;

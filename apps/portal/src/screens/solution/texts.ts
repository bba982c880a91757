import { leadMessages } from '@lima-id/domain';

/** Words of the pages of solutions. */
export const texts = {
  title: '解决方案',
  description: '面向整机厂、场馆、供应商与品牌商的标识解决方案：全生命周期追溯、产线与能耗、设备运维、产业链协同。',
  banner: '重点方案',
  label: 'ALL SOLUTIONS',
  listTitle: '按您的角色，找到合适的方案',
  total: (count: number, size: number) => `共 ${count} 个方案，每页 ${size} 个`,
  promise: leadMessages.experts,
  contact: '立即咨询',
  tryNow: '立即试用',
  details: '查看方案',
  navigation: '方案目录',
  catalogue: { label: 'CATALOGUE', title: '产品目录', count: (count: number) => `共 ${count} 项，按业务分组` },
  closing: { title: '把您的产线情况告诉我们', text: `${leadMessages.experts}，并给出初步的编码与改造建议。` },
  unknown: {
    title: '没有找到这个方案',
    text: '它可能已经下线，或地址不完整。您可以在全部方案里再找一找。',
  },
  withoutPage: {
    text: `这个方案还没有单独的页面。您可以先看产品目录中的介绍；留下联系方式，${leadMessages.experts}。`,
    entry: '查看介绍',
  },
  all: '全部方案',
  home: '返回首页',
} as const;

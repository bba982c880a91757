import { contactPromiseDays } from '@lima-id/domain';

/** Words of the pages of cases. */
export const texts = {
  title: '案例中心',
  description: '危废处置、工厂孪生、汽车电子、视觉检测、园区能源、智慧灯杆、资产管理：标识在七个行业里的用法与数据。',
  banner: '精选案例',
  details: '查看详情',
  shared: '案例分享',
  sharedTitle: '同一个码，在不同行业这样用',
  sample: '案例中的企业与数据均为示例',
  more: (rest: number) => `查看更多案例（还有 ${rest} 个）`,
  partners: { label: '合作伙伴', title: '与产业链上的同行者一起编码' },
  market: '更多产品',
  same: '我要同款服务',
  subject: (title: string) => `案例：${title}`,
  closing: {
    title: '想要同样的效果？',
    text: `留下联系方式，${contactPromiseDays}个工作日内由行业顾问与您沟通。`,
  },
  failed: { title: '案例内容加载失败', text: '请检查网络后重试，其他案例仍可打开。', retry: '重试' },
  unknown: {
    title: '没有找到这个案例',
    text: '它可能已经下线，或地址不完整。您可以在全部案例里再找一找。',
    all: '全部案例',
    home: '返回首页',
  },
} as const;

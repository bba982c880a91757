import { newsPageSize } from '@lima-id/domain';

/** Words of the pages of news. */
export const texts = {
  title: '行业资讯',
  lead: '政策、标准与一线实践，关注器材上的每一个码。',
  tabs: '资讯分类',
  tab: '行业信息',
  total: (total: number) => `共 ${total} 条，每页 ${newsPageSize} 条`,
  hottest: '最热资讯',
  related: '相关推荐',
  sameTags: '同标签资讯',
  tags: '标签',
  beside: '上一篇与下一篇',
  before: '上一篇',
  after: '下一篇',
  article: '正文',
  minutes: (minutes: number) => `约 ${minutes} 分钟`,
  lookup: { title: '手里有码？直接查', text: '输入机身铭牌上的标识编码，查看器材档案。' },
  topics: {
    title: '专题与展会',
    links: [
      { label: '专题：一物一码', href: '/special' },
      { label: '智慧展会', href: '/smartexpo' },
    ],
  },
  failed: { title: '正文加载失败', text: '请检查网络后重试，其他资讯仍可打开。', retry: '重试' },
  unknown: {
    page: '资讯不存在',
    title: '没有找到这篇资讯',
    text: '链接可能不完整，或文章已撤下。您可以从资讯列表中查找。',
    back: '返回资讯列表',
  },
} as const;

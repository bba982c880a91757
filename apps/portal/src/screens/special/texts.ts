import { brand } from '../../brand/brand.ts';

/** Words of the special page beside its content. */
export const texts = {
  name: '专题',
  topic: (topic: string) => `专题 · ${topic}`,
  home: { label: '返回首页', href: '/home' },
  industry: `${brand.node.industry}行业`,
  closing: { title: '手边有器材？现在就扫一扫。', scan: '扫码查询' },
} as const;

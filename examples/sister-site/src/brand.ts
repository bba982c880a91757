import type { Brand } from '@lima-id/ui/theme';
import { logo } from './logo.ts';

/** The site's brand as data. The company is fictional. */
export const brand = {
  name: '灯谱',
  latinName: 'DENGPU',
  industry: '照明电器',
  primary: '#93356B',
  drawingAccent: '#E0A100',
  logo,
  company: {
    tagline: '照明电器行业标识服务平台',
    legalName: '中山灯谱照明数据有限公司',
    address: '广东省中山市横栏镇示例路 56 号',
    phone: '400-000-0233',
    hours: '工作日 8:30–17:30',
    email: 'service@dengpu.example.cn',
    filing: '粤ICP备00000000号',
  },
  drawings: ['lamp', 'energy-meter', 'factory'],
} as const satisfies Brand;

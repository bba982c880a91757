import type { Brand } from '../../packages/ui/src/theme.ts';

/** The brand that the design system was drawn for. */
export const lima: Brand = {
  name: '力码',
  latinName: 'LIMA',
  industry: '健身器材',
  primary: '#0B66C8',
  company: {
    tagline: '健身器材行业工业互联网标识解析平台',
    legalName: '力码工业互联网有限公司',
    address: '山东省德州市宁津县示例路 118 号',
    phone: '400-000-0118',
    hours: '工作日 9:00–18:00',
    email: 'service@example.cn',
    filing: '鲁ICP备00000000号',
  },
  drawings: ['treadmill', 'bike', 'rower'],
};

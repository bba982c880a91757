import type { Brand } from '../../packages/ui/src/theme.ts';
import { logo } from './logo.ts';

/** A fictional sister site for medicine distribution. */
export const yaolian: Brand = {
  name: '药联',
  latinName: 'YAOLIAN',
  industry: '医药流通',
  primary: '#00727D',
  logo: logo({
    word: 'YAOLIAN',
    mark: 'M3 0h3v3h3v3H6v3H3V6H0V3h3zM4 4v1h1V4z',
    colour: '#1D8F9B',
    colourOnInk: '#5CA8B2',
  }),
  company: {
    tagline: '医药流通行业工业互联网标识解析平台',
    legalName: '药联医药数据有限公司',
    address: '江苏省泰州市示例大道 206 号',
    phone: '400-000-0206',
    hours: '每日 8:00–20:00',
    email: 'service@yaolian.example.cn',
    filing: '苏ICP备00000000号',
  },
  drawings: ['pharma', 'truck', 'warehouse'],
};

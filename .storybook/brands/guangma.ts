import type { Brand } from '../../packages/ui/src/theme.ts';
import { logo } from './logo.ts';

/** A fictional sister site for lighting. Its illustrations are recoloured. */
export const guangma: Brand = {
  name: '光码',
  latinName: 'GUANGMA',
  industry: '照明电器',
  primary: '#A34A00',
  drawingAccent: '#E08A1E',
  logo: logo({
    word: 'GUANGMA',
    mark: 'M4 0h1v2H4zM4 7h1v2H4zM0 4h2v1H0zM7 4h2v1H7zM1 1h1v1H1zM7 1h1v1H7zM1 7h1v1H1zM7 7h1v1H7zM3 3h3v3H3z',
    colour: '#C76118',
    colourOnInk: '#D68252',
  }),
  company: {
    tagline: '照明电器行业工业互联网标识解析平台',
    legalName: '光码照明科技有限公司',
    address: '广东省中山市古镇示例路 33 号',
    phone: '400-000-0033',
    hours: '工作日 8:30–17:30',
    email: 'service@guangma.example.cn',
    filing: '粤ICP备00000000号',
  },
  drawings: ['lamp', 'energy-meter', 'factory'],
};

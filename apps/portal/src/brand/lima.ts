import type { Brand } from './brandSchema.ts';
import { sampleFacts } from './sampleFacts.ts';

/** The default brand: 力码 LIMA. */
export const lima: Brand = {
  ...sampleFacts,
  name: '力码',
  latinName: 'LIMA',
  platformName: '力码 · 健身器材行业工业互联网标识解析平台',
  tagline: '健身器材行业工业互联网标识解析平台',
  keywords: '力码,工业互联网标识解析,健身器材,标识查询,产品追溯,二级节点',
  description: '扫一扫机身铭牌，或输入标识编码，即可查看健身器材的来源、工艺、流向与维保记录。',
  hours: '工作日 9:00–18:00',
  email: 'service@example.cn',
  support: { email: 'support@example.cn', urgent: '紧急故障请拨热线转2' },
  links: {
    industrialDesign: { label: '工业设计平台', href: 'https://design.example.cn/' },
    filing: 'https://beian.miit.gov.cn/',
    friends: [
      { label: '工业设计平台', href: 'https://design.example.cn/' },
      { label: '案例中心', href: 'https://cases.example.cn/' },
      { label: '行业协会', href: 'https://association.example.cn/' },
      { label: '主管部门', href: 'https://bureau.example.cn/' },
    ],
  },
  unreachable: '服务器去健身了，请稍后再来',
  defaultPictures: { product: '/illustrations/treadmill.svg', production: '/illustrations/robot-cell.svg' },
  qr: {
    officialAccount: 'https://www.example.cn/official-account',
    miniProgram: 'https://www.example.cn/mini-program',
  },
  defaultToken: 'lima-visitor',
  clientCredential: 'lima-portal:public',
  node: { industry: '健身器材', name: '健身器材行业二级节点', prefix: '88.118' },
  prefixRules: [{ nodePrefix: '88.118', areaCode: '371422', url: 'https://association.example.cn/add' }],
  partners: [
    { name: '泰岳健身', mark: 'M12 4 22 20H2ZM9 20l3-6 3 6' },
    { name: '恒跑科技', mark: 'M3 15a9 9 0 0 1 18 0M8 15a4 4 0 0 1 8 0' },
    { name: '铁砧力量', mark: 'M3 5h18v5h-6v9H9v-9H3Z' },
    {
      name: '北屿单车',
      mark: 'M7 21a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 21a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM7 17l5-13 5 13M9 11h6',
    },
    { name: '衡联传动', mark: 'M4 4h16v16H4ZM4 12h16M12 4v16' },
    { name: '明远电机', mark: 'M14 2 5 13h7l-2 9 9-12h-7Z' },
    { name: '鲁钢管业', mark: 'M3 6h18M3 12h18M3 18h18' },
    { name: '启元橡塑', mark: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z' },
    { name: '和光仪表', mark: 'M3 18a9 9 0 0 1 18 0M12 18l5-8' },
    { name: '山海物流', mark: 'M2 19 9 6l5 9 3-5 5 9Z' },
    { name: '云启软件', mark: 'M7 19a4.5 4.5 0 0 1-.6-8.96A6 6 0 0 1 18 9.5 4.8 4.8 0 0 1 17.5 19Z' },
    { name: '德信检测', mark: 'M4 5h8M4 12l4 4L20 6M4 20h16' },
  ],
};

import { type Locale, zhCN } from '@lima-id/ui';
import { brandLocale } from '@lima-id/ui/theme';
import { brand } from './brand.ts';
import { prefix } from './lamps.ts';

const renamed = brandLocale(brand, zhCN);

/** Component texts that this site overrides. */
export const locale: Locale = {
  ...renamed,
  header: { ...renamed.header, login: '商家登录', register: '申请接入' },
  lookupBar: {
    ...renamed.lookupBar,
    label: '灯具标识编码',
    placeholder: '请输入铭牌上的编码',
    example: `${prefix}/…`,
    submit: '查灯具',
  },
  codeAnatomy: { ...renamed.codeAnatomy, secondLevelNodeNote: '照明电器', objectCodeNote: '品类、年份与流水号' },
};

import { brand } from '../../brand/brand.ts';

/* The words of the first view; those of the sections below are in homeContent.ts, which comes later. */

/** The banner. Each entry of `title` and `text` is a line of its own where there is room. */
export const banner = {
  eyebrow: `工业互联网标识解析 · ${brand.node.name}`,
  title: ['一台器材，一个码，', '一份终身档案。'],
  text: ['扫一扫机身铭牌，或输入标识编码，', '即可查看器材的来源、工艺、流向与维保记录。'],
  tryLabel: '试一试',
  plateStatus: '示例标识 · 扫码可查',
  plateQrLabel: '示例标识的二维码',
  dimension: '2 120 mm',
} as const;

/** The bar over the home page when the address leads nowhere. */
export const unknownPath = {
  text: '没有找到您要访问的页面，已为您打开首页。',
  closeLabel: '关闭提示',
} as const;

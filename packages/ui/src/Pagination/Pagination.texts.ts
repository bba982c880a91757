import { countText } from '../locale/countText.ts';

/** Texts of the pagination. */
export const paginationTexts = {
  landmark: '分页',
  total: (count: number) => `共 ${countText(count)} 条`,
  page: (page: number) => `第 ${page} 页`,
  state: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  previous: '上一页',
  next: '下一页',
  size: '每页条数',
  sizeOption: (size: number) => `${size} 条 / 页`,
  jumpBefore: '跳至',
  jumpAfter: '页',
  jump: '跳至页码',
} as const;
